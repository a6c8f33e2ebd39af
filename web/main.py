from app import main

main.start()
