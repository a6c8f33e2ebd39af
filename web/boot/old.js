// For browsers without JavaScript modules: they run nothing else of this page.
document.documentElement.setAttribute("data-boot", "failed");
var box = document.getElementById("boot-error");
box.hidden = false;
box.firstElementChild.innerText = "This browser is too old for the games here. Please use a current Firefox, Chrome, Edge or Safari.";
