/** How long nothing may have scrolled, in milliseconds. */
const stillMs = 150;

let scrolledAt = -Infinity;
if (typeof addEventListener === "function") {
  addEventListener(
    "scroll",
    () => {
      scrolledAt = performance.now();
    },
    { capture: true, passive: true },
  );
}

/**
 * Calls `act` once nothing of the page scrolls, which is at once where nothing did: drawing a chart takes
 * longer than a frame, and would be felt by who scrolls past it. The answer takes the call back.
 */
export const whenStill = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const rest = scrolledAt + stillMs - performance.now();
    if (rest > 0) timer = setTimeout(look, rest);
    else act();
  };
  look();
  return () => {
    clearTimeout(timer);
  };
};
