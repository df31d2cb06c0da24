import type { JsonObject } from "@embedded-analytics/domain";
import { anything, flag, listOf, nullable, object, oneOf, text, time, whole } from "./shapes.js";

const localized: JsonObject = {
  description: "One text, or one by language",
  anyOf: [text, { type: "object", additionalProperties: text }],
};

const schemaFields = {
  schema: listOf(object({ name: text, column_type: text, columnType: text })),
};
const dataLine = object({ data: listOf(listOf(anything)) });
const endLines = [object({ totalRows: whole }), object({ error: text })];

/** What a database is asked for, and how many rows that has. */
const explainedScan = object(
  {
    source: text,
    cube: text,
    kind: oneOf("grouped", "rows"),
    sql: text,
    values: listOf(text),
    figures: {
      anyOf: [
        object({ rowsEstimated: whole }, { run: object({ rows: whole, rowsRead: whole }) }),
        object({ unavailable: text }),
      ],
    },
  },
  { why: text },
);
const explained = object({
  sql: text,
  plan: text,
  uses: { type: "object", additionalProperties: listOf(text) },
  scans: listOf(explainedScan),
  cache: object({ lasts: oneOf("always", "today", "once"), kept: flag }),
});

const dashboardFields = {
  publicId: text,
  title: localized,
  description: nullable(localized),
  origin: oneOf("declared", "tenant"),
  updatedAt: time,
};
const tenantFields = {
  owner: nullable(object({}, { externalId: text, displayName: nullable(text) })),
  visibility: oneOf("private", "tenant"),
};

const offers = oneOf("repair", "filterable");

/** What pages, servers and agents read. */
export const answerSchemas: Readonly<Record<string, JsonObject>> = {
  MintedSession: object({ sessionId: { type: "string", description: "Good once, for 5 minutes" } }),
  ExplainedSession: object({
    dryRun: { type: "boolean", enum: [true] },
    errors: listOf(object({ code: text, detail: text }, { errors: listOf(anything) })),
    writes: nullable({ type: "object" }),
    rights: nullable({ type: "object" }),
  }),
  EmbedToken: object({ token: { type: "string", description: "Good for a day" } }),
  QueryLine: {
    description:
      "First the columns, then rows, at last how many there are or why they end; with `explain`, no columns, and how the statement would run",
    anyOf: [object(schemaFields, { explain: explained }), dataLine, ...endLines],
  },
  TileLine: {
    description: "As those of a query; the first line says what the tile is of as well",
    anyOf: [object(schemaFields), dataLine, ...endLines],
  },
  Dashboard: object(dashboardFields, tenantFields),
  OpenedDashboard: object(
    {
      ...dashboardFields,
      definition: { type: "object" },
      filterTypes: {
        type: "object",
        additionalProperties: oneOf("string", "number", "boolean", "time"),
      },
    },
    { ...tenantFields, offers: listOf(object({ tile: text, offer: offers })) },
  ),
  TileProposal: object(
    {
      tile: text,
      offer: offers,
      value: { type: "object" },
      before: text,
      sql: text,
      replaced: listOf(object({ member: text, title: text })),
      ...schemaFields,
      rows: listOf(listOf(anything)),
      totalRows: whole,
      version: text,
    },
    { columns: listOf(anything) },
  ),
  ChatLine: {
    description:
      "A message, a piece of one, a tool's call, or how it ends; an empty line is a sign of life",
    ...object({}, { id: text, role: oneOf("user", "assistant"), content: text, error: text }),
  },
  Thread: object({
    chatId: text,
    title: text,
    createdAt: time,
    updatedAt: time,
    isStreaming: flag,
  }),
  Feedback: object({
    chatId: text,
    messageId: text,
    rating: oneOf("up", "down"),
    comment: nullable(text),
    question: text,
    user: { type: "object" },
    createdAt: time,
    updatedAt: time,
  }),
  Suggestions: object({ suggestions: listOf(anything) }),
  JsonRpcMessage: {
    description: "A message of the Model Context Protocol",
    ...object({ jsonrpc: oneOf("2.0") }, { id: anything, method: text, params: anything }),
  },
};
