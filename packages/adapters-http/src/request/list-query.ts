import type { ListQuery } from "@embedded-analytics/domain";

/**
 * `first` and `after` of an address, whatever query parser the host has chosen. One that is given
 * twice is handed on as both, which is no number and no cursor, and so is refused (C1).
 */
export const listQueryOf = (url: string): ListQuery => {
  const at = url.indexOf("?");
  if (at < 0) return {};
  const query = new URLSearchParams(url.slice(at + 1));
  const given = (name: string): string | undefined =>
    query.has(name) ? query.getAll(name).join(",") : undefined;
  return { first: given("first"), after: given("after") };
};
