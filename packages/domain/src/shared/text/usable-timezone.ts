/**
 * The first of them that is the name of an IANA zone, in the runtime's spelling; the last resort is
 * UTC. What is not usable is passed over: a browser reports zones that this side may not know.
 */
export const usableTimezone = (candidates: readonly unknown[]): string => {
  for (const candidate of candidates) {
    const zone = typeof candidate === "string" ? zoneNamed(candidate) : undefined;
    if (zone !== undefined) return zone;
  }
  return "UTC";
};

// Bare offsets such as `+01:00` are taken by some runtimes, and are no names.
const nameForm = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** The IANA zone of that name, in the runtime's spelling; undefined where it is none. */
export const zoneNamed = (name: string): string | undefined => {
  if (name.length > 64 || !nameForm.test(name)) return undefined;
  const found = zones.get(name);
  if (found !== undefined) return found;
  try {
    const zone = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    // Runtimes know some 600; only the ways to write them in capitals are more.
    if (zones.size < zonesMax) zones.set(name, zone);
    return zone;
  } catch {
    return undefined;
  }
};

// To ask the runtime takes longer than everything else that is done for a small query.
const zones = new Map<string, string>();
const zonesMax = 1000;
