import { createHash } from "node:crypto";
import type { DataAccess } from "@embedded-analytics/domain";

/**
 * Of equal rights the same name, and of no others: a digest of all that they open. It is made once for each
 * object, since a page's statements come with the same one.
 */
export const nameOfAccess = (access: DataAccess): string => {
  const name = names.get(access) ?? digestOf(JSON.stringify(access));
  names.set(access, name);
  return name;
};

const names = new WeakMap<DataAccess, string>();

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64");
