/**
 * Ids of accounts, embed tenants, users, groups and attributes: random whole numbers from 1 to
 * 2^53 - 1, made here and not by the store, so that a decision is complete before it is written.
 * Two equal ones are met by the store's unique keys like any other conflict.
 */
export type Id = number;

/** Gives a new id at each call. */
export type IdSupply = () => Id;

/** The random bytes that one id is made of. */
export const bytesPerId = 7;

/** Ids out of random bytes, 7 for each; running out of them is a mistake of the caller. */
export const idSupply = (random: Uint8Array): IdSupply => {
  let at = 0;
  return () => {
    if (at + bytesPerId > random.length) throw new RangeError("Out of random bytes for ids");
    let id = (random[at] ?? 0) & 0x1f; // 53 bits: 5 of the first byte, 48 of the others
    for (let next = 1; next < bytesPerId; next++) id = id * 256 + (random[at + next] ?? 0);
    at += bytesPerId;
    return id === 0 ? 1 : id;
  };
};

/** The id that a text of an address is; 0 for every text that is none, which is nobody's, as ids begin at 1. */
export const readId = (text: string): Id => {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) ? id : 0;
};
