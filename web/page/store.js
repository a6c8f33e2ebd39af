// localStorage that never throws: it may be blocked, full, or absent (sandboxed frames). Keys come with our prefix.
export const PREFIX = "agora:1:";

export function read(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

// true when the value is kept; false when storage is blocked or full
export function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

export function erase(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch { /* nothing kept, nothing to erase */ }
}

export function keys() {
  try {
    return JSON.stringify(Object.keys(localStorage).filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length)));
  } catch {
    return "[]";
  }
}
