import type { AccountLimits } from "../../access/limits/account-limits.js";

/** The limits under which changes that add to what an account stores were decided on (J4). */
export interface StoredSizes {
  /** There where a thread is new. */
  readonly threadsMax?: number;
  /** Of groups and attributes together, over all embed tenants; there where one of them is new. */
  readonly definitionsMax?: number;
}

/** Changes as far as they add to what is limited. */
interface Adding {
  readonly definitions?:
    | { readonly createGroups: readonly unknown[]; readonly createAttributes: readonly unknown[] }
    | undefined;
  readonly newThread?: object | undefined;
}

/** The limits that such changes have to keep; undefined where they add nothing that has one. */
export const sizesOf = (
  { threads, definitions: definitionsMax }: AccountLimits,
  { definitions, newThread }: Adding,
): StoredSizes | undefined => {
  const { createGroups = [], createAttributes = [] } = definitions ?? {};
  const sizes: StoredSizes = {
    ...(newThread === undefined || threads === undefined ? {} : { threadsMax: threads }),
    ...(createGroups.length + createAttributes.length === 0 || definitionsMax === undefined
      ? {}
      : { definitionsMax }),
  };
  return Object.keys(sizes).length === 0 ? undefined : sizes;
};

/**
 * Whether so many more fit beside those that are stored. A limit that was lowered below the present count
 * removes nothing; it admits nothing until the count is below it again.
 */
export const fits = (stored: number, added: number, max: number | undefined): boolean =>
  max === undefined || stored + added <= max;
