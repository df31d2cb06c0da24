/** What a session says about how its page looks (B6). */
export interface TokenSettings {
  readonly colorScheme: "light" | "dark" | undefined;
  /** Whether the SQL of a result may be shown. */
  readonly showSql: boolean;
}

/**
 * Reads the settings out of a token's payload. They only say what is shown: rights are the service's to
 * judge, so an unreadable payload has the defaults.
 */
export const settingsOfToken = (token: string): TokenSettings => {
  const { colorScheme, showSql } = settingsIn(token);
  return {
    colorScheme: colorScheme === "light" || colorScheme === "dark" ? colorScheme : undefined,
    showSql: showSql !== false,
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
