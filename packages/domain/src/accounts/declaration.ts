import * as Schema from "effect/Schema";
import type { LimitName } from "../access/limits/account-limits.js";
import { attributeTypes } from "../catalog/attribute-type.js";
import { decoder, textRule } from "../shared/decode.js";
import type { JsonObject } from "../shared/json/json.js";
import {
  accountNameProblem,
  nameProblem,
  tenantNameProblem,
  utf8Length,
} from "../shared/text/text-rules.js";
import { zoneNamed } from "../shared/text/usable-timezone.js";
import { plans } from "../access/account.js";
import { thinkingVisibilities, toolNames } from "./agent-options.js";
import { AuthTokensDeclaration } from "./auth-tokens/auth-token-declaration.js";
import { ConnectDeclaration } from "./connect/connect-declaration.js";
import { environmentNameProblem } from "./environment-name.js";
import { instantMs } from "./instant.js";
import { providerKinds } from "./providers/model-provider.js";
import { BaseUrl, ProviderDeclaration } from "./providers/provider-declaration.js";

const Name = Schema.String.check(textRule(nameProblem));
const Text = Schema.optional(Schema.String);
const Flag = Schema.optional(Schema.Boolean);
const EnvironmentName = Schema.String.check(textRule(environmentNameProblem));

const idMax = 2_147_483_647;
const DeploymentId = Schema.Int.check(
  Schema.makeFilter<number>((id) =>
    id >= 1 && id <= idMax ? undefined : `must be a whole number from 1 to ${idMax}`,
  ),
);

const Instant = Schema.String.check(
  textRule((text) =>
    instantMs(text) === undefined ? "must be a time such as 2030-01-31T00:00:00Z" : undefined,
  ),
);

const AttributeValue = Schema.NullOr(
  Schema.Union([
    Schema.String,
    Schema.Finite,
    Schema.Array(Schema.String),
    Schema.Array(Schema.Finite),
  ]),
);

/** `null` takes it away (B8). */
const Removable = Schema.optional(Schema.NullOr(Schema.String));

/** A group of an account (C5). */
export const GroupDeclaration = Schema.Struct({ name: Name, description: Removable });

/** An attribute definition of an account (C5). */
export const AttributeDeclaration = Schema.Struct({
  name: Name,
  type: Schema.optional(Schema.Literals(attributeTypes)),
  displayName: Removable,
  defaultValue: Removable,
  description: Removable,
});

/** An API key (A3, C5). */
export const KeyDeclaration = Schema.Struct({
  name: Name,
  kind: Schema.optional(Schema.Literals(["admin", "personal"])),
  user: Schema.optional(Name),
  deployments: Schema.optional(Schema.Array(DeploymentId)),
  fromEnv: Schema.optional(EnvironmentName),
  existing: Flag,
  expiresAt: Schema.optional(Instant),
  revoked: Flag,
});

/** K1. Limits are those of PostgreSQL's names, and of what one server shares among its clients. */
const SourceDeclaration = Schema.Struct({
  name: Name,
  kind: Schema.Literals(["postgres"]),
  urlFromEnv: EnvironmentName,
  schema: Schema.optional(Schema.String.check(textRule(schemaProblem))),
  poolMax: Schema.optional(
    Schema.Int.check(
      Schema.makeFilter<number>((count) =>
        count >= 1 && count <= 100 ? undefined : "must be a whole number from 1 to 100",
      ),
    ),
  ),
});

const DeploymentDeclaration = Schema.Struct({
  id: DeploymentId,
  name: Name,
  default: Flag,
  model: Text,
  requirePolicies: Flag,
  timezone: Schema.optional(Schema.String.check(textRule(timezoneProblem))),
  sources: Schema.optional(Schema.Array(SourceDeclaration)),
  /** `null` takes none any more (D2). */
  authTokens: Schema.optional(Schema.NullOr(AuthTokensDeclaration)),
});

const Count = Schema.optional(Schema.Int.check(nonNegative()));

/** Of a turn (D13); steps, tokens and rows are what a language model may use. */
const Budgets = Schema.Struct({
  steps: Count,
  toolCalls: Count,
  tokens: Count,
  rows: Count,
  seconds: Count,
});

/** The part of an agent's declaration that is kept as its configuration. */
const agentConfiguration = {
  kind: Schema.optional(Schema.Literals(["builtin", ...providerKinds])),
  acceptClientChatIds: Flag,
  thinking: Schema.optional(Schema.Literals(thinkingVisibilities)),
  toolNames: Schema.optional(
    Schema.Struct({ svcMeta: Schema.optional(Name), svcSqlApi: Schema.optional(Name) }),
  ),
  tools: Schema.optional(Schema.Array(Schema.Literals(toolNames))),
  /** One of the account's, in place of `kind`, `baseUrl` and `apiKeyFromEnv`. */
  provider: Schema.optional(Name),
  baseUrl: Schema.optional(BaseUrl),
  model: Text,
  apiKeyFromEnv: Schema.optional(EnvironmentName),
  instructions: Text,
  contextTokens: Count,
  answerTokens: Count,
  thinkingTokens: Count,
  budgets: Schema.optional(Budgets),
};

/** An agent and how it answers (C5). */
export const AgentDeclaration = Schema.Struct({
  id: Schema.String.check(
    textRule((text) =>
      // Clients take a segment of an address that is dots alone for the folder above, and would never reach it.
      /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/.test(text)
        ? undefined
        : "must be 1 to 64 of A-Z, a-z, 0-9, . _ and -, and neither . nor ..",
    ),
  ),
  name: Name,
  deployment: Schema.optional(DeploymentId),
  ...agentConfiguration,
});

const InternalUserDeclaration = Schema.Struct({
  username: Schema.String.check(textRule((text) => nameProblem(text.trim()))),
  groups: Schema.optional(Schema.Array(Name)),
  userAttributes: Schema.optional(
    Schema.Array(Schema.Struct({ name: Name, value: AttributeValue })),
  ),
});

const EmbedTenantDeclaration = Schema.Struct({
  name: Schema.String.check(textRule(tenantNameProblem)),
  groups: Schema.optional(Schema.Array(GroupDeclaration)),
  userAttributes: Schema.optional(Schema.Array(AttributeDeclaration)),
});

/** `null` is the service's default again (B8). */
const Limit = Schema.optional(Schema.NullOr(Schema.Int.check(nonNegative())));

/** Limits of what may be asked at a time, and of what is stored (J4). */
const limitDeclarations = {
  callsPerMinute: Limit,
  keyCallsPerMinute: Limit,
  userCallsPerMinute: Limit,
  concurrentQueries: Limit,
  userConcurrentQueries: Limit,
  concurrentTurns: Limit,
  userConcurrentTurns: Limit,
  engineSecondsPerMinute: Limit,
  userEngineSecondsPerMinute: Limit,
  threads: Limit,
  threadLines: Limit,
  definitions: Limit,
  dashboards: Limit,
} satisfies Record<LimitName, typeof Limit>;

/** The origins that may frame an account's pages and call from there (G2). */
export const AllowedOrigins = Schema.Array(Schema.String.check(textRule(originProblem)));

/** Ten years are longer than anybody keeps a conversation for; `null` keeps all of them. */
const daysOfRetention = Schema.makeFilter<number>((days) =>
  days >= 1 && days <= 3650 ? undefined : "must be from 1 to 3650",
);

const AccountDeclaration = Schema.Struct({
  name: Schema.String.check(textRule(accountNameProblem)),
  plan: Schema.optional(Schema.Literals(plans)),
  flags: Schema.optional(Schema.Struct({ useCreatorMode: Flag })),
  limits: Schema.optional(
    Schema.Struct({
      externalUsers: Limit,
      ...limitDeclarations,
    }),
  ),
  retention: Schema.optional(
    Schema.Struct({ threadsDays: Schema.NullOr(Schema.Int.check(daysOfRetention)) }),
  ),
  allowedOrigins: Schema.optional(AllowedOrigins),
  keys: Schema.optional(Schema.Array(KeyDeclaration)),
  deployments: Schema.optional(Schema.Array(DeploymentDeclaration)),
  agents: Schema.optional(Schema.Array(AgentDeclaration)),
  groups: Schema.optional(Schema.Array(GroupDeclaration)),
  userAttributes: Schema.optional(Schema.Array(AttributeDeclaration)),
  internalUsers: Schema.optional(Schema.Array(InternalUserDeclaration)),
  embedTenants: Schema.optional(Schema.Array(EmbedTenantDeclaration)),
  connect: Schema.optional(ConnectDeclaration),
  providers: Schema.optional(Schema.Array(ProviderDeclaration)),
});

/**
 * The declarative file of C5 as data. Only names and ids are required; what is left out keeps its
 * stored value, or takes its default when the thing is new. An agent's configuration is one value
 * and is replaced as a whole.
 */
export const Declaration = Schema.Struct({ accounts: Schema.Array(AccountDeclaration) });

export type Declaration = typeof Declaration.Type;
export type AccountDeclaration = typeof AccountDeclaration.Type;
export type KeyDeclaration = typeof KeyDeclaration.Type;
export type AgentDeclaration = typeof AgentDeclaration.Type;
export type GroupDeclaration = typeof GroupDeclaration.Type;
export type AttributeDeclaration = typeof AttributeDeclaration.Type;
export type InternalUserDeclaration = typeof InternalUserDeclaration.Type;

/** One of them alone, as an administrator gives it (J1); what is unknown is left out, as in any body (B1). */
export const decodeGroup = decoder(GroupDeclaration);
export const decodeAttribute = decoder(AttributeDeclaration);
export const decodeAgent = decoder(AgentDeclaration);
export const decodeKey = decoder(KeyDeclaration);

/** An agent's declaration without the fields that have a place of their own. */
export const agentConfigurationOf = (agent: AgentDeclaration): JsonObject => {
  const { id: _id, name: _name, deployment: _deployment, ...configuration } = agent;
  return { kind: "builtin", ...configuration } as JsonObject;
};

function nonNegative() {
  return Schema.makeFilter<number>((count) => (count >= 0 ? undefined : "must not be negative"));
}

/** As `frame-ancestors` and the origins of requests are matched (G2): what fits neither would allow nobody. */
const originForm =
  /^https?:\/\/(?:\[[0-9a-f:.]+\]|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(?:\*|(\d{1,5})))?$/i;

function originProblem(text: string): string | undefined {
  const [matched, port = "1"] = originForm.exec(text) ?? [];
  return matched !== undefined && Number(port) >= 1 && Number(port) <= 65_535
    ? undefined
    : "must be an origin such as https://app.example.com";
}

/** PostgreSQL cuts longer names without a word, and would read the schema that is called so. */
const schemaBytesMax = 63;

function schemaProblem(text: string): string | undefined {
  return /^[^\0]+$/u.test(text) && utf8Length(text) <= schemaBytesMax
    ? undefined
    : `must be the name of a schema, of at most ${schemaBytesMax} bytes`;
}

function timezoneProblem(text: string): string | undefined {
  return zoneNamed(text) === undefined
    ? "must be the name of an IANA time zone such as Europe/Berlin"
    : undefined;
}
