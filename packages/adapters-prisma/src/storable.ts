/**
 * Whether PostgreSQL can hold a text: it has no NUL, and the driver would write another character
 * for half of a surrogate pair. A name that cannot be held is nobody's.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** An id for a parameter: what cannot be stored is nobody's id. */
export const storableId = (id: string | undefined): string | null =>
  id !== undefined && isStorable(id) ? id : null;
