import type { SettingsStore } from "../settings/settings-store.js";
import { themeTokens } from "./theme-tokens.js";

/**
 * Keeps the document in the scheme and the theme of the settings. Values are set one by one by the
 * style's own methods, which read no other property and no address in them (G3).
 */
export const applyLook = (store: SettingsStore): void => {
  const { documentElement } = document;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let set: readonly string[] = [];
  const apply = (): void => {
    const { colorScheme, theme } = store.get();
    if (colorScheme === "auto") delete documentElement.dataset["scheme"];
    else documentElement.dataset["scheme"] = colorScheme;
    const isDark = colorScheme === "auto" ? dark.matches : colorScheme === "dark";
    const tokens = theme === undefined ? {} : themeTokens(theme, isDark ? "dark" : "light");
    for (const name of set) {
      if (!Object.hasOwn(tokens, name)) documentElement.style.removeProperty(name);
    }
    for (const [name, value] of Object.entries(tokens)) {
      documentElement.style.setProperty(name, value);
    }
    set = Object.keys(tokens);
  };
  store.subscribe(apply);
  dark.addEventListener("change", apply);
  apply();
};
