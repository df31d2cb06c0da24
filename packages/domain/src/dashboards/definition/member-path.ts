import * as Schema from "effect/Schema";
import { textRule } from "../../shared/decode.js";

/** A member of a cube or view, as a definition names it. */
export interface MemberPath {
  /** The cube or view. */
  readonly cube: string;
  readonly member: string;
}

const form = /^([A-Za-z_][A-Za-z0-9_]{0,127})\.([A-Za-z_][A-Za-z0-9_]{0,127})$/;

/** Reads `sales.revenue`; undefined for any other text. */
export const parseMemberPath = (text: string): MemberPath | undefined => {
  const [, cube, member] = form.exec(text) ?? [];
  return cube === undefined || member === undefined ? undefined : { cube, member };
};

/** The schema of a member that is named with its cube or view. */
export const MemberPathText = Schema.String.check(
  textRule((text) =>
    parseMemberPath(text) === undefined
      ? "must be a member with its cube or view, such as sales.revenue"
      : undefined,
  ),
);

/** The schema of a column: a member, or the name that a column of a tile's `sql` has. */
export const ColumnText = Schema.String.check(
  textRule((text) =>
    text.trim() === "" || text.length > 257
      ? "must be a member such as sales.revenue, or a column of the tile's sql"
      : undefined,
  ),
);
