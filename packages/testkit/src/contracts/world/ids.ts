import type { Id } from "@embedded-analytics/domain";

// From the largest id downwards: every case meets ids that no 32-bit integer and no rounded
// double holds, and a later row has the smaller id, so that order by id is not order by age.
let lowest = Number.MAX_SAFE_INTEGER;
let digests = 0;

/** An id that no case has used before. */
export const newId = (): Id => lowest--;

/** A digest that no case has used before: 64 lowercase hex characters. */
export const newDigest = (): string => (digests++).toString(16).padStart(64, "0");
