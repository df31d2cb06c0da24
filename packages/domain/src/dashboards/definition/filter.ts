import * as Schema from "effect/Schema";
import type { DashboardFilter as FilterOfDashboard } from "./dashboard.js";
import { Title } from "./localized-text.js";
import { MemberPathText } from "./member-path.js";
import { FilterName, grains } from "./tile.js";

const Value = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]);

/** The schema of a filter of a dashboard. */
export const DashboardFilter: Schema.Codec<FilterOfDashboard> = Schema.Struct({
  name: FilterName,
  title: Schema.optional(Title),
  type: Schema.optional(Schema.Literals(["granularity"])),
  member: Schema.optional(MemberPathText),
  multiple: Schema.optional(Schema.Boolean),
  options: Schema.optional(Schema.Array(Schema.Literals(grains))),
  default: Schema.optional(Schema.Union([Value, Schema.Array(Value)])),
});

/** Whether a filter chooses how times are cut. */
export const isGranularity = ({ type }: FilterOfDashboard): boolean => type === "granularity";
