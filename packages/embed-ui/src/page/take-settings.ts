import { pageSettings } from "../settings/page-settings.js";
import { readTheme } from "../theme/read-theme.js";
import { settingsOfToken } from "./token-settings.js";

/** Takes over how a session wants the page to look and speak; the address goes before it. */
export const takeSettings = (token: string, addressScheme: string | undefined): void => {
  const { colorScheme, locale, formatLocale, timezone, embedTheme } = settingsOfToken(token);
  const before = pageSettings.get();
  pageSettings.set({
    ...(addressScheme === undefined && colorScheme !== undefined ? { colorScheme } : {}),
    ...(locale === undefined ? {} : { locale, formatLocale: formatLocale ?? locale }),
    ...(formatLocale === undefined ? {} : { formatLocale }),
    timezone: timezone ?? before.timezone,
    ...(embedTheme === undefined ? {} : { theme: readTheme(embedTheme).theme }),
  });
};
