import type { ListQuery } from "@embedded-analytics/domain";

/**
 * `first` and `after` of an address, whatever query parser the host has chosen. One that is given
 * twice is handed on as both, which is no number and no cursor, and so is refused (C1).
 */
export const listQueryOf = (url: string): ListQuery => {
  const given = queryOf(url);
  return { first: given("first"), after: given("after") };
};

/** What an address gives under a name; several values stand with commas between them. */
export const queryOf = (url: string): ((name: string) => string | undefined) => {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  return (name) => (query.has(name) ? query.getAll(name).join(",") : undefined);
};
