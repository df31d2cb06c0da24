import * as Schema from "effect/Schema";
import { Title } from "./localized-text.js";
import { MemberPathText } from "./member-path.js";
import { FilterName, grains } from "./tile.js";

const Value = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]);

/**
 * A filter of a dashboard: over a member, or, of type `granularity`, the choice of how times are cut.
 * A default may be of the viewer, such as `{ userAttributes.region }`.
 */
export const DashboardFilter = Schema.Struct({
  name: FilterName,
  title: Schema.optional(Title),
  type: Schema.optional(Schema.Literals(["granularity"])),
  member: Schema.optional(MemberPathText),
  multiple: Schema.optional(Schema.Boolean),
  options: Schema.optional(Schema.Array(Schema.Literals(grains))),
  default: Schema.optional(Schema.Union([Value, Schema.Array(Value)])),
});

export type DashboardFilter = typeof DashboardFilter.Type;

/** Whether a filter chooses how times are cut. */
export const isGranularity = ({ type }: DashboardFilter): boolean => type === "granularity";
