import { createSettingsStore, type SettingsStore } from "./settings-store.js";

const browserLocale = typeof navigator === "undefined" ? "en" : navigator.language || "en";

/** The settings of this page. A page is one document, so there is one store of them. */
export const pageSettings: SettingsStore = createSettingsStore({
  locale: browserLocale,
  formatLocale: browserLocale,
  timezone: undefined,
  colorScheme: "auto",
  theme: undefined,
});
