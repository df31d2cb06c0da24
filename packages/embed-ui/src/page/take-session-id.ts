const names = ["session", "sessionId"];

/** What stands in an address, and the same address without its session. */
export interface TakenSession {
  readonly sessionId: string | undefined;
  /** Path, query and fragment; the account's name stands where the session id was (G2). */
  readonly address: string;
}

/** Takes the session id out of an address. Pure, so that it can be called as often as one likes. */
export const takeSessionId = (href: string, accountName: string | undefined): TakenSession => {
  const url = new URL(href);
  const sessionId = names.map((name) => url.searchParams.get(name)).find((id) => id !== null);
  for (const name of names) url.searchParams.delete(name);
  if (accountName !== undefined) url.searchParams.set("account", accountName);
  return { sessionId: sessionId ?? undefined, address: url.pathname + url.search + url.hash };
};
