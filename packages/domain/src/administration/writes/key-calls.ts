import type { ListedKey } from "../ports/administration.js";

/** A key that was made just now: the one time that its text is shown (A3). */
export interface MadeKey extends Omit<ListedKey, "createdAtMs"> {
  readonly key: string;
}
