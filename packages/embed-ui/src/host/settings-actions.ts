import { pageSettings } from "../settings/page-settings.js";
import { readTheme } from "../theme/read-theme.js";
import type { HostLink } from "./host-link.js";

/** Lets the host set how the page looks and speaks, and which part of it can be seen. */
export const handleSettings = (link: HostLink): void => {
  link.handle("set-color-scheme", ({ scheme }) => {
    pageSettings.set({ colorScheme: scheme });
  });
  link.handle("set-locale", ({ locale, formatLocale = locale }) => {
    pageSettings.set({ locale, formatLocale });
  });
  link.handle("set-timezone", ({ timezone }) => {
    pageSettings.set({ timezone });
  });
  link.handle("set-theme", ({ theme }) => {
    const read = readTheme(theme ?? {});
    pageSettings.set({ theme: theme === null ? undefined : read.theme });
    return { ignored: read.ignored };
  });
  link.handle("host-viewport", ({ top, height }) => {
    const { style } = document.documentElement;
    style.setProperty("--ea-host-top", `${top}px`);
    style.setProperty("--ea-host-height", `${height}px`);
  });
  link.handle("print", () => {
    // After the reply, since printing stops every script until the dialog is closed.
    setTimeout(() => {
      print();
    });
  });
};
