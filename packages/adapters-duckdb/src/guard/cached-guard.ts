import { createHash } from "node:crypto";
import type { Guard, Guarded, GuardRequest } from "./guard.js";
import { nameOfAccess } from "./name-of-access.js";

const textsMax = 1_000;
// Longer ones are rare, and a thousand of them would be too much to hold.
const textLengthMax = 65_536;

/**
 * A guard that remembers what it said. The same statement under the same grants and zone is the
 * same text, unless it asks for the present moment. The least lately asked are forgotten first.
 */
export const cachedGuard = (guard: Guard): Guard => {
  const remembered = new Map<string, Guarded>();
  return async (request) => {
    const key = keyOf(request);
    const cached = remembered.get(key);
    if (cached !== undefined) {
      remembered.delete(key);
      remembered.set(key, cached);
      return cached;
    }
    const guarded = await guard(request);
    if (!isWorthKeeping(guarded)) return guarded;
    remembered.set(key, guarded);
    if (remembered.size > textsMax) {
      const [oldest = ""] = remembered.keys();
      remembered.delete(oldest);
    }
    return guarded;
  };
};

const isWorthKeeping = (guarded: Guarded): boolean =>
  guarded.kind === "refused" || (!guarded.asksForTime && lengthOf(guarded) <= textLengthMax);

const lengthOf = ({ sql, extracts }: Extract<Guarded, { kind: "allowed" }>): number =>
  extracts.reduce((length, extract) => length + extract.sql.length, sql.length);

// Grants on a great model are long, and would be held a thousand times.
const keyOf = ({ sql, timezone, access }: GuardRequest): string =>
  digestOf(nameOfAccess(access) + JSON.stringify([timezone, sql]));

/** Of one object once: statements of one reader come with the same one. */
const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64");
