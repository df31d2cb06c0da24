import type { EmbedTheme } from "@embedded-analytics/client";

/** How a page looks and speaks: what the session says, until the host or the viewer says otherwise. */
export interface Settings {
  /** Language of the page's own texts, as a BCP 47 tag (G6). */
  readonly locale: string;
  /** Format of numbers and dates, as a BCP 47 tag; it may differ from the language (G6). */
  readonly formatLocale: string;
  /** An IANA time zone; undefined where none was set. */
  readonly timezone: string | undefined;
  /** `auto` follows the browser. */
  readonly colorScheme: "light" | "dark" | "auto";
  /** Colours, fonts and sizes of the host; undefined keeps the page's own (B9). */
  readonly theme: EmbedTheme | undefined;
}

/** Settings as an external store: `get` and `subscribe` are what `useSyncExternalStore` takes. */
export interface SettingsStore {
  /** The settings now: another object after each change, and the same one between. */
  readonly get: () => Settings;
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Replaces the settings that are named; a name with `undefined` is set to `undefined`. */
  readonly set: (change: Partial<Settings>) => void;
}

/** A store that begins with `initial`. */
export const createSettingsStore = (initial: Settings): SettingsStore => {
  let current = initial;
  const listeners = new Set<{ readonly call: () => void }>();
  return {
    get: () => current,
    subscribe: (call) => {
      const own = { call };
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    set: (change) => {
      const next = { ...current, ...change };
      const names = Object.keys(next) as (keyof Settings)[];
      if (names.every((name) => Object.is(next[name], current[name]))) return;
      current = next;
      for (const { call } of [...listeners]) call();
    },
  };
};
