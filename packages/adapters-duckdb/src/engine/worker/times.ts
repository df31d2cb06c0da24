const dayMs = 86_400_000;
// What a JavaScript date holds: 100 million days on either side of 1970.
const daysMax = 100_000_000;
const nanosPerMs = 1_000_000n;

/** Days since 1970 as `2024-01-31`; undefined for infinities and dates beyond JavaScript's. */
export function isoDate(days: number): string | undefined {
  if (Math.abs(days) > daysMax) return undefined;
  return new Date(days * dayMs).toISOString().replace(/T.*$/, "");
}

/**
 * Nanoseconds since 1970 as `2024-01-31T10:00:00.000`, with six or nine digits where three would
 * lose some; undefined for infinities and times beyond JavaScript's.
 */
export function isoTimestamp(nanos: bigint): string | undefined {
  let rest = nanos % nanosPerMs;
  if (rest < 0n) rest += nanosPerMs;
  const ms = Number((nanos - rest) / nanosPerMs);
  if (Math.abs(ms) > daysMax * dayMs) return undefined;
  const iso = new Date(ms).toISOString().slice(0, -1);
  if (rest === 0n) return iso;
  const digits = rest.toString().padStart(6, "0");
  return iso + (digits.endsWith("000") ? digits.slice(0, 3) : digits);
}
