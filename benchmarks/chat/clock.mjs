/** Milliseconds since 1970, with fractions; the same in all processes of one machine. */
export const nowMs = () => performance.timeOrigin + performance.now();
