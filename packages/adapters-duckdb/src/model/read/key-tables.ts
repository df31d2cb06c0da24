import type { KeyTable } from "./fields.js";

const words = ["name", "title", "description", "meta", "public", "shown"];
const shownOnly = ["currency", "links", "drill_members", "drillMembers"];
const notYet = (key: string): Readonly<Record<string, string>> => ({
  [key]: `${key} is not supported yet`,
});

/** The keys of a file. */
export const fileKeys: KeyTable = { accepted: ["cubes", "views"], ignored: [], refused: {} };

/** The keys of a cube. */
export const cubeKeys: KeyTable = {
  accepted: [
    ...words,
    ...[
      "sql_table",
      "sql",
      "data_source",
      "dimensions",
      "measures",
      "segments",
      "joins",
      "access_policy",
    ],
  ],
  ignored: [
    ...["refresh_key", "pre_aggregations", "folders", "hierarchies", "links"],
    ...["sql_alias", "rewrite_queries", "calendar"],
  ],
  refused: notYet("extends"),
};

/** The keys of a dimension. */
export const dimensionKeys: KeyTable = {
  accepted: [...words, "sql", "type", "primary_key", "prune", "case", "format"],
  ignored: [...shownOnly, "order", "suggest_filter_values", "granularities"],
  refused: {
    ...notYet("sub_query"),
    ...notYet("propagate_filters_to_sub_query"),
    ...notYet("latitude"),
    ...notYet("longitude"),
    ...notYet("multi_stage"),
    ...notYet("time_shift"),
    ...notYet("mask"),
  },
};

/** The keys of a measure. */
export const measureKeys: KeyTable = {
  accepted: [...words, "sql", "type", "filters", "format"],
  ignored: shownOnly,
  refused: {
    ...notYet("rolling_window"),
    ...notYet("case"),
    ...notYet("multi_stage"),
    ...notYet("time_shift"),
    ...notYet("group_by"),
    ...notYet("reduce_by"),
    ...notYet("add_group_by"),
    ...notYet("order_by"),
    ...notYet("mask"),
  },
};

/** The keys of a segment. */
export const segmentKeys: KeyTable = { accepted: [...words, "sql"], ignored: [], refused: {} };

/** The keys of a join. */
export const joinKeys: KeyTable = {
  accepted: ["name", "relationship", "sql"],
  ignored: ["description", "meta"],
  refused: {},
};

/** The keys of a measure's filter. */
export const filterKeys: KeyTable = { accepted: ["sql"], ignored: [], refused: {} };

/** The keys of a `case`, of one of its branches, and of its rest. */
export const caseKeys: KeyTable = {
  accepted: ["when", "else"],
  ignored: [],
  refused: { switch: "case with switch is not supported yet: write when" },
};
export const whenKeys: KeyTable = { accepted: ["sql", "label"], ignored: [], refused: {} };
export const elseKeys: KeyTable = { accepted: ["label"], ignored: [], refused: {} };

/** The keys of a view. */
export const viewKeys: KeyTable = {
  accepted: [...words, "cubes", "access_policy"],
  ignored: ["folders", "data_source", "hierarchies", "links"],
  refused: {
    ...notYet("extends"),
    dimensions: "a view has no dimensions of its own: it names those of its cubes",
    measures: "a view has no measures of its own: it names those of its cubes",
    segments: "a view has no segments of its own: it names those of its cubes",
    joins: "a view has no joins of its own: its join_path follows those of its cubes",
    includes: "includes stands in an entry of cubes, beside its join_path",
    ...notYet("default_filters"),
  },
};

/** The keys of an entry of a view's `cubes`. */
export const viewCubeKeys: KeyTable = {
  accepted: ["join_path", "includes", "excludes", "prefix", "alias"],
  ignored: ["folders"],
  refused: { ...notYet("split") },
};

/** The keys of an item of `includes`. */
export const includeKeys: KeyTable = {
  accepted: ["name", "alias", "title", "description", "meta"],
  ignored: ["format", "currency", "links"],
  refused: {},
};
