import type { JsonObject } from "@embedded-analytics/domain";
import { failureCodes } from "@embedded-analytics/domain";
import { flag, listOf, nullable, object, oneOf, text, whole } from "./shapes.js";

/** What several operations answer. */
export const commonSchemas: Readonly<Record<string, JsonObject>> = {
  Problem: {
    ...object(
      {
        type: { type: "string", description: "urn:embedded-analytics:problem:{code}" },
        title: text,
        status: whole,
        detail: text,
        code: oneOf(...failureCodes),
        requestId: text,
        error: { type: "string", description: "The same as detail" },
      },
      {
        errors: {
          description: "Each problem of the input, with its JSON pointer",
          ...listOf(object({ pointer: text, message: text })),
        },
        missing: { description: "Names that could not be resolved", ...listOf(text) },
      },
    ),
    description: "An error, as RFC 9457 has it",
  },
  PageInfo: object({
    hasNextPage: flag,
    hasPreviousPage: flag,
    startCursor: nullable(text),
    endCursor: nullable(text),
  }),
};
