/** What a session says about how its page looks and speaks (B6); undefined where it says nothing. */
export interface TokenSettings {
  readonly colorScheme: "light" | "dark" | undefined;
  /** Language tags and a time zone; undefined where the session has none. */
  readonly locale: string | undefined;
  readonly formatLocale: string | undefined;
  readonly timezone: string | undefined;
  /** As the service has read it; pages read it once more before they use it. */
  readonly embedTheme: unknown;
  /** Whether the SQL of a result may be shown. */
  readonly showSql: boolean;
  /** Whether the page offers files of rows and charts. */
  readonly allowExport: boolean;
}

/**
 * Reads the settings out of a token's payload. They only say what is shown: rights are the service's to
 * judge, so an unreadable payload has the defaults.
 */
export const settingsOfToken = (token: string): TokenSettings => {
  const settings = settingsIn(token);
  const { colorScheme, showSql, allowExport } = settings;
  const textOf = (name: string): string | undefined => {
    const value = settings[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return {
    colorScheme: colorScheme === "light" || colorScheme === "dark" ? colorScheme : undefined,
    locale: textOf("locale"),
    formatLocale: textOf("formatLocale"),
    timezone: textOf("timezone"),
    embedTheme: settings["embedTheme"],
    showSql: showSql !== false,
    allowExport: allowExport !== false,
  };
};

const settingsIn = (token: string): Record<string, unknown> => {
  const payload = token.split(".")[1] ?? "";
  try {
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, "+").replace(/_/g, "/")),
      (character) => character.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { settings?: unknown };
    return typeof claims.settings === "object" && claims.settings !== null
      ? (claims.settings as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};
