import * as Schema from "effect/Schema";
import {
  AgentDeclaration,
  AttributeDeclaration,
  GroupDeclaration,
  KeyDeclaration,
} from "./accounts/declaration.js";
import { VisibilityBody } from "./administration/writes/administer-dashboards.js";
import { SettingsBody } from "./administration/writes/change-settings.js";
import { RotateKeyBody } from "./administration/writes/rotate-key.js";
import { QueryBody } from "./analytics/query/parse-query.js";
import { AbortBody, ChatBody } from "./chat/claim/parse-chat.js";
import { FeedbackBody } from "./chat/threads/parse-feedback.js";
import { RenameBody } from "./chat/threads/parse-threads.js";
import { CreateBody, PatchBody } from "./dashboards/content/parse-content.js";
import { DefinitionInput } from "./dashboards/definition/dashboard-definition.js";
import { ProposalBody } from "./dashboards/offers/parse-proposal.js";
import { TileBody } from "./dashboards/parse-dashboard-call.js";
import type { EmbeddedAnalytics } from "./embedded-analytics.js";
import { SessionIdBody } from "./sessions/exchange-session.js";
import { GenerateSessionBody } from "./sessions/parse/generate-session-schema.js";
import { RevocationBody } from "./sessions/parse/parse-revocation.js";
import { SessionSettingsBody } from "./sessions/parse/session-settings.js";
import { isObject, type Json, type JsonObject } from "./shared/json/json.js";

/** A body that has `sessionSettings` as well, which a server needs and a page's token replaces (D2). */
const withSettings = <Fields extends Schema.Struct.Fields>({ fields }: Schema.Struct<Fields>) =>
  Schema.Struct({ ...fields, sessionSettings: Schema.optional(SessionSettingsBody) });

const { fromEnv: _variable, existing: _existing, ...keyFields } = KeyDeclaration.fields;

const { deploymentId, creatorMode, branchName, settings, embedTheme } = GenerateSessionBody.fields;
const previewBody = Schema.Struct({
  deploymentId,
  creatorMode,
  branchName,
  settings,
  embedTheme,
});

/** A call that reads a body. */
export type BodyCall = Extract<
  keyof EmbeddedAnalytics,
  | "generateSession"
  | "exchangeSession"
  | "revokeSession"
  | "revokeIssued"
  | "runQuery"
  | "createDashboard"
  | "patchDashboard"
  | "queryTile"
  | "proposeTile"
  | "streamChat"
  | "abortChat"
  | "renameThread"
  | "rateAnswer"
  | "createKey"
  | "rotateKey"
  | "putGroup"
  | "putUserAttribute"
  | "putAgent"
  | "provisionUsers"
  | "showUserDashboard"
  | "explainUser"
  | "previewUser"
  | "changeSettings"
>;

/** The schemas that bodies are read with, by the call that reads one. */
const bodies = {
  generateSession: GenerateSessionBody,
  exchangeSession: SessionIdBody,
  revokeSession: SessionIdBody,
  revokeIssued: RevocationBody,
  runQuery: withSettings(QueryBody),
  createDashboard: Schema.Struct({
    ...withSettings(CreateBody).fields,
    definition: DefinitionInput,
  }),
  patchDashboard: withSettings(PatchBody),
  queryTile: withSettings(TileBody),
  proposeTile: withSettings(ProposalBody),
  streamChat: withSettings(ChatBody),
  abortChat: withSettings(AbortBody),
  renameThread: withSettings(RenameBody),
  rateAnswer: withSettings(FeedbackBody),
  createKey: Schema.Struct(keyFields),
  rotateKey: RotateKeyBody,
  putGroup: GroupDeclaration,
  putUserAttribute: AttributeDeclaration,
  putAgent: AgentDeclaration,
  provisionUsers: Schema.Struct({ users: Schema.Array(GenerateSessionBody) }),
  showUserDashboard: VisibilityBody,
  explainUser: previewBody,
  previewUser: previewBody,
  changeSettings: SettingsBody,
} satisfies Readonly<Record<BodyCall, Schema.Constraint>>;

/**
 * The schema of a call's body as JSON Schema, draft 2020-12, made from the one that reads it. Rules over
 * several fields and of texts are not in it: what it refuses is refused, and not the other way round. A field
 * that may be left out may be null as well, which is not said each time (B8).
 */
export const requestSchemaOf = (call: BodyCall): JsonObject => jsonSchemaOf(bodies[call]);

/** The calls that read a body. */
export const bodyCalls: readonly BodyCall[] = Object.keys(bodies) as BodyCall[];

/** `sessionSettings` of a call with an API key, or the header in its place (D2), as JSON Schema. */
export const sessionSettingsSchema = (): JsonObject => jsonSchemaOf(SessionSettingsBody);

const jsonSchemaOf = (schema: Schema.Constraint): JsonObject => {
  const document = Schema.toJsonSchemaDocument(schema);
  if (Object.keys(document.definitions).length > 0) {
    throw new Error("A schema that refers to others has to be written out");
  }
  // Made of JSON alone; its type says less.
  return withoutOptionalNulls(document.schema as Json) as JsonObject;
};

/** The same without null for what may be left out: a program that is made of it would ask each time. */
const withoutOptionalNulls = (schema: Json): Json => {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map(withoutOptionalNulls);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withoutOptionalNulls(value)]);
  const result = Object.fromEntries(entries) as JsonObject;
  const { properties, required = [], type } = result;
  if (type !== "object" || properties === undefined || !isObject(properties)) return result;
  const names: Json = required;
  const isRequired = (name: string): boolean => Array.isArray(names) && names.includes(name);
  return {
    ...result,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        name,
        isRequired(name) ? value : notNull(value),
      ]),
    ),
  };
};

const notNull = (schema: Json): Json => {
  if (!isObject(schema)) return schema;
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const others = (anyOf as readonly Json[]).filter(
    (each) => !(isObject(each) && each["type"] === "null"),
  );
  const [only] = others;
  return others.length === 1 && isObject(only) ? { ...rest, ...only } : { ...rest, anyOf: others };
};
