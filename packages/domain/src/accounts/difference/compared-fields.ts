import { sameJson, type Json } from "../../shared/json/json.js";
import type { ChangedField, DeclaredChange } from "./account-difference.js";

/** Values under the names of a declaration's keys; undefined where there is none. */
export type Fields = Readonly<Record<string, Json | undefined>>;

/** What a row and the one that replaces it say of one thing; without a former row it is new. */
export const comparedRow = (
  about: Pick<DeclaredChange, "kind" | "name" | "embedTenant">,
  before: Fields | undefined,
  after: Fields,
): DeclaredChange => ({
  action: before === undefined ? "create" : "update",
  ...about,
  fields: comparedFields(before ?? {}, after),
});

/** The fields that differ, in the order of those that come after; then those that are no more. */
export const comparedFields = (before: Fields, after: Fields): readonly ChangedField[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
    const [former, latter] = [before[name], after[name]];
    if (former === undefined && latter === undefined) return [];
    if (sameJson(former, latter)) return [];
    return [
      {
        name,
        ...(former === undefined ? {} : { before: former }),
        ...(latter === undefined ? {} : { after: latter }),
      },
    ];
  });
