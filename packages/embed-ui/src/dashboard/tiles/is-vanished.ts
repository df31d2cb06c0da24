/**
 * Whether a tile could not be read because it, or what it asks for, is not there for this viewer any
 * more: what is refused from the beginning comes without its definition, and is never asked.
 */
export const isVanished = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  (error.code === "query_refused" || error.code === "dashboard_not_found");
