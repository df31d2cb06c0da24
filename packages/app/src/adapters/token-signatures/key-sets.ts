import { createLocalJWKSet, type CompactVerifyGetKey, type JSONWebKeySet, type JWK } from "jose";

/** Bounds of fetching key sets, and what tests replace. */
export interface KeySetsOptions {
  readonly fetch?: typeof fetch;
  readonly nowMs?: () => number;
  /** Called where a set could not be fetched; its address is the operator's own. */
  readonly onFailure?: (url: string, error: unknown) => void;
  readonly bytesMax?: number;
  readonly timeoutMs?: number;
  /** For so long a set is taken as it is. */
  readonly freshMs?: number;
  /** For so long it is used while its provider is away. */
  readonly staleMs?: number;
  /** So long lies between two fetches of one set, on the average of any time, also where callers ask for unknown keys. */
  readonly pauseMs?: number;
  /** So many fetches may follow each other at once, where there were none for a while. */
  readonly burst?: number;
}

/** A set as it is known, and whether its provider was there when it was last asked. */
export interface KnownKeySet {
  /** Finds the key for a header, as `jose` asks for it; undefined: no set was fetched, or it is too old. */
  readonly keyOf: CompactVerifyGetKey | undefined;
  readonly isProviderAway: boolean;
  /** Whether the set is of a fetch that others began before: it may not hold what was published meanwhile. */
  readonly isOfEarlierFetch: boolean;
}

const second = 1000;
const minute = 60 * second;

/**
 * The public keys of identity providers, by address. A set is fetched when it is needed, once for all who wait, and
 * again when it is old or somebody shows a key that is not in it. A few fetches may follow each other, so that a key
 * that a provider has just begun to use is found at once, though the set was fetched a moment ago; then there is one
 * for each pause, so that callers who invent keys cost the provider next to nothing. While the provider is away its
 * last set is used, for a day, and nobody waits for it who finds a key there.
 */
export class KeySets {
  readonly #sets = new Map<string, Entry>();
  readonly #options: Required<KeySetsOptions>;

  constructor({
    fetch: fetching = fetch,
    // Not the time of day, which may be set back.
    nowMs = () => performance.now(),
    onFailure = () => undefined,
    bytesMax = 64 * 1024,
    timeoutMs = 3 * second,
    freshMs = 10 * minute,
    staleMs = 24 * 60 * minute,
    pauseMs = 15 * second,
    burst = 4,
  }: KeySetsOptions = {}) {
    this.#options = {
      ...{ fetch: fetching, nowMs, onFailure, bytesMax, timeoutMs, freshMs, staleMs, pauseMs },
      burst,
    };
  }

  /** The set of that address. `missedIn`: where a key was looked for, and is not; a newer set has to be asked first. */
  async find(url: string, missedIn?: CompactVerifyGetKey): Promise<KnownKeySet> {
    const entry = this.#sets.get(url) ?? { dueMs: -Infinity };
    this.#sets.set(url, entry);
    const { freshMs, staleMs } = this.#options;
    const isMissed = missedIn !== undefined && missedIn === entry.keyOf;
    const isOfEarlierFetch = entry.fetching !== undefined || (missedIn !== undefined && !isMissed);
    if ((isMissed || !this.#isYounger(entry, freshMs)) && this.#mayFetch(entry)) {
      entry.fetching ??= this.#fetch(url, entry).finally(() => {
        entry.fetching = undefined;
      });
    }
    const isWaiting = isMissed || entry.isAway !== true || !this.#isYounger(entry, staleMs);
    if (isWaiting) await entry.fetching;
    return {
      keyOf: this.#isYounger(entry, staleMs) ? entry.keyOf : undefined,
      isProviderAway: entry.isAway === true,
      isOfEarlierFetch,
    };
  }

  #isYounger({ fetchedAtMs }: Entry, ms: number): boolean {
    return fetchedAtMs !== undefined && this.#options.nowMs() - fetchedAtMs < ms;
  }

  /** A provider that is away is left in peace for a pause after each question. */
  #mayFetch({ dueMs, askedAtMs, isAway }: Entry): boolean {
    const { nowMs, pauseMs, burst } = this.#options;
    if (isAway === true && askedAtMs !== undefined) return nowMs() - askedAtMs >= pauseMs;
    return dueMs - nowMs() <= (burst - 1) * pauseMs;
  }

  async #fetch(url: string, entry: Entry): Promise<void> {
    const { fetch: fetching, nowMs, timeoutMs, bytesMax, onFailure, pauseMs } = this.#options;
    entry.askedAtMs = nowMs();
    entry.dueMs = Math.max(entry.dueMs, entry.askedAtMs) + pauseMs;
    try {
      const response = await fetching(url, {
        // Where a provider sends us on is not what the operator has declared.
        redirect: "error",
        headers: { Accept: "application/jwk-set+json, application/json" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Keys are imported once, at their first use.
      entry.keyOf = createLocalJWKSet(keySetIn(await textOf(response, bytesMax)));
      entry.fetchedAtMs = nowMs();
      entry.isAway = false;
    } catch (error) {
      entry.isAway = true;
      onFailure(url, error);
    }
  }
}

interface Entry {
  keyOf?: CompactVerifyGetKey;
  fetchedAtMs?: number;
  askedAtMs?: number;
  /** When the next fetch would be, if they came at even distances; it may come before, by the burst. */
  dueMs: number;
  isAway?: boolean;
  fetching?: Promise<void> | undefined;
}

const textOf = async (response: Response, bytesMax: number): Promise<string> => {
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The key set was answered with ${response.status}.`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > bytesMax) throw new Error(`The key set is longer than ${bytesMax} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

const keysMax = 100;

const keySetIn = (text: string): JSONWebKeySet => {
  const parsed: unknown = JSON.parse(text);
  const keys: unknown = isObject(parsed) ? Reflect.get(parsed, "keys") : undefined;
  if (!isKeys(keys)) throw new Error(`The key set is no object with at most ${keysMax} keys.`);
  return { keys: [...keys] };
};

// What a key is made of is judged when it is imported, which a wrong one does not survive.
const isKeys = (keys: unknown): keys is readonly JWK[] =>
  Array.isArray(keys) && keys.length <= keysMax && keys.every(isObject);

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
