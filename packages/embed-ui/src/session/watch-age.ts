const everyMs = 30_000;

/**
 * Calls `check` now and then, and when the page may have slept: timers stand still in hidden tabs and in
 * a laptop that is closed.
 */
export const watchAge = (check: () => void): void => {
  setInterval(check, everyMs);
  addEventListener("pageshow", check);
  addEventListener("online", check);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
};
