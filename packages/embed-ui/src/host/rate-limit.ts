/** Messages that a host may send in one second, and at once. */
const perSecond = 50;

/** Counts messages; answers whether one more may be looked at. */
export const rateLimit = (nowMs: () => number): (() => boolean) => {
  let left = perSecond;
  let lastMs = nowMs();
  return () => {
    const now = nowMs();
    // A clock that is set back refills nothing, and takes nothing.
    left = Math.min(perSecond, left + (Math.max(0, now - lastMs) * perSecond) / 1000);
    lastMs = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
