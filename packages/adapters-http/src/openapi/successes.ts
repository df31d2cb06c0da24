import type { QueryParameter, Success } from "./operation.js";
import { listOf, named, object, text } from "./schemas/shapes.js";

/** 204: it is done, and there is nothing to say. */
export const done: readonly Success[] = [{ status: 204, description: "Done" }];

/** One JSON value. */
export const answer = (schema: string, status: 200 | 201 = 200): readonly Success[] => [
  { status, description: "OK", content: { "application/json": named(schema) } },
];

/** A page of a list (C1). */
export const page = (schema: string): readonly Success[] => [
  {
    status: 200,
    description: "A page of the list",
    content: {
      "application/json": object({ items: listOf(named(schema)), pageInfo: named("PageInfo") }),
    },
  },
];

/** What every list takes (C1). */
export const pageQuery: readonly QueryParameter[] = [
  {
    name: "first",
    description: "How many items, 50 where it is left out",
    schema: { type: "integer", minimum: 1, maximum: 500 },
  },
  { name: "after", description: "`endCursor` of the page before", schema: text },
];

/** A value of the query that is a text. */
export const textQuery = (name: string, description: string): QueryParameter => ({
  name,
  description,
  schema: text,
});
