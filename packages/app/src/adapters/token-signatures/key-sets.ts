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
  /** So long lies between two fetches of one set, also where callers ask for keys that are not in it. */
  readonly pauseMs?: number;
}

/** A set as it is known, and whether its provider was there when it was last asked. */
export interface KnownKeySet {
  /** Finds the key for a header, as `jose` asks for it; undefined: no set was fetched, or it is too old. */
  readonly keyOf: CompactVerifyGetKey | undefined;
  readonly isProviderAway: boolean;
}

const second = 1000;
const minute = 60 * second;

/**
 * The public keys of identity providers, by address. A set is fetched when it is needed, once for all who wait, and
 * again when it is old or somebody shows a key that is not in it; between two fetches there is a pause, so that
 * callers who invent keys cost the provider nothing. While the provider is away its last set is used, for a day.
 */
export class KeySets {
  readonly #sets = new Map<string, Entry>();
  readonly #options: Required<KeySetsOptions>;

  constructor({
    fetch: fetching = fetch,
    nowMs = Date.now,
    onFailure = () => undefined,
    bytesMax = 64 * 1024,
    timeoutMs = 3 * second,
    freshMs = 10 * minute,
    staleMs = 24 * 60 * minute,
    pauseMs = 15 * second,
  }: KeySetsOptions = {}) {
    this.#options = {
      ...{ fetch: fetching, nowMs, onFailure, bytesMax, timeoutMs, freshMs, staleMs, pauseMs },
    };
  }

  /** The set of that address. `isMissed`: a key was looked for in the one that is known, and is not in it. */
  async find(url: string, isMissed: boolean): Promise<KnownKeySet> {
    const entry = this.#sets.get(url) ?? {};
    this.#sets.set(url, entry);
    const { nowMs, freshMs, staleMs, pauseMs } = this.#options;
    const isFresh = entry.fetchedAtMs !== undefined && nowMs() - entry.fetchedAtMs < freshMs;
    const mayFetch = entry.askedAtMs === undefined || nowMs() - entry.askedAtMs >= pauseMs;
    if (entry.fetching !== undefined || ((isMissed || !isFresh) && mayFetch)) {
      entry.fetching ??= this.#fetch(url, entry).finally(() => {
        entry.fetching = undefined;
      });
      await entry.fetching;
    }
    const isKept = entry.fetchedAtMs !== undefined && nowMs() - entry.fetchedAtMs < staleMs;
    return { keyOf: isKept ? entry.keyOf : undefined, isProviderAway: entry.isAway === true };
  }

  async #fetch(url: string, entry: Entry): Promise<void> {
    const { fetch: fetching, nowMs, timeoutMs, bytesMax, onFailure } = this.#options;
    entry.askedAtMs = nowMs();
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
