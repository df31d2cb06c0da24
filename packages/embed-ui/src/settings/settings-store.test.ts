import { describe, expect, test } from "@jest/globals";
import { createSettingsStore } from "./settings-store.js";

const initial = {
  locale: "en",
  formatLocale: "de-DE",
  timezone: "Europe/Berlin",
  colorScheme: "auto",
  theme: undefined,
} as const;

describe("G6: the settings of a page", () => {
  test("language, format and zone are set one by one", () => {
    const store = createSettingsStore(initial);
    store.set({ locale: "ar" });
    expect(store.get()).toEqual({ ...initial, locale: "ar" });
    store.set({ timezone: undefined });
    expect(store.get().timezone).toBeUndefined();
  });

  test("a change is another object, and a repetition is none", () => {
    const store = createSettingsStore(initial);
    let calls = 0;
    const stop = store.subscribe(() => (calls += 1));
    store.set({ locale: "en", colorScheme: "auto" });
    expect([calls, store.get()]).toEqual([0, initial]);
    const before = store.get();
    store.set({ colorScheme: "dark" });
    expect(calls).toBe(1);
    expect(store.get()).not.toBe(before);
    stop();
    store.set({ colorScheme: "light" });
    expect(calls).toBe(1);
  });

  test("the same listener twice is called twice, and each stops alone", () => {
    const store = createSettingsStore(initial);
    let calls = 0;
    const listener = (): void => void (calls += 1);
    const stop = store.subscribe(listener);
    store.subscribe(listener);
    stop();
    store.set({ locale: "fr" });
    expect(calls).toBe(1);
  });
});
