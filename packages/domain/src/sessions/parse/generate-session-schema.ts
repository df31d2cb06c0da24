import * as Schema from "effect/Schema";
import { attributeTypes, type AttributeValue } from "../../catalog/attribute-type.js";
import { textRule } from "../../shared/decode.js";
import type { JsonObject } from "../../shared/json/json.js";
import {
  externalIdProblem,
  nameProblem,
  tenantNameProblem,
  webUrlProblem,
} from "../../shared/text/text-rules.js";

/** The name of a group, an attribute or a branch (A6). */
export const Name = Schema.String.annotate({
  description: "1 to 255 bytes, trimmed, in normalization form C, without control characters",
}).check(textRule(nameProblem));

/** An object is passed on as it came; the bounds of `bounded-json` were checked before. */
export const JsonObjectField = Schema.Unknown.pipe(
  Schema.refine((value): value is JsonObject => isJsonObject(value), {
    message: "must be an object",
  }),
);

const isJsonObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, type: "string" | "number"): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type);

/** `service.md` 2.3; which of the types it must be, the definition tells later. */
export const AttributeInput = Schema.Unknown.pipe(
  Schema.refine(
    (value): value is AttributeValue | null =>
      value === null ||
      typeof value === "string" ||
      typeof value === "number" ||
      isListOf(value, "string") ||
      isListOf(value, "number"),
    { message: "must be a string, a number, an array of strings, an array of numbers, or null" },
  ),
);

/** `service.md` 2.2: who the customer says it is (A4). */
export const ExternalId = Schema.String.annotate({
  description: "Who the customer says the user is: a name in lower case",
}).check(textRule(externalIdProblem));

/** The username of an internal user, before it is trimmed (A4). */
export const InternalId = Schema.String.annotate({
  description: "The username of an internal user",
}).check(textRule((text) => nameProblem(text.trim())));

/** Values by name; two for one name are judged apart (B3). */
export const UserAttributes = Schema.Array(Schema.Struct({ name: Name, value: AttributeInput }));

/** The name of an embed tenant; which account's name may be shorter is judged apart (A4). */
export const TenantName = Schema.String.annotate({
  description: "5 to 36 of a-z, 0-9 and -, or the account's own name",
}).check(textRule(tenantNameProblem));

const DeploymentId = Schema.Int.check(
  Schema.makeFilter<number>((id) => (id > 0 ? undefined : "must be a positive whole number")),
);

/** All that a page is configured with beside its theme; what else is given is passed over (B6). */
const Settings = Schema.Struct({
  allowAi: Schema.optionalKey(Schema.Boolean),
  allowExport: Schema.optionalKey(Schema.Boolean),
  showSql: Schema.optionalKey(Schema.Boolean),
  locale: Schema.optionalKey(Schema.String),
  formatLocale: Schema.optionalKey(Schema.String),
  timezone: Schema.optionalKey(Schema.String),
  colorScheme: Schema.optionalKey(Schema.Literals(["light", "dark", "auto"])),
});

/** An address that pages may show (B9). */
const WebUrl = Schema.String.check(textRule(webUrlProblem));

/** The fields of `service.md` 2.2 and of B6, each by itself; how they combine is judged apart. */
export const GenerateSessionBody = Schema.Struct({
  deploymentId: Schema.optional(DeploymentId),
  externalId: Schema.optional(ExternalId),
  internalId: Schema.optional(InternalId),
  email: Schema.optional(Schema.Unknown),
  embedTenantName: Schema.optional(TenantName),
  creatorMode: Schema.optional(Schema.Boolean),
  userAttributes: Schema.optional(UserAttributes),
  groups: Schema.optional(Schema.Array(Name)),
  groupDefinitions: Schema.optional(
    Schema.Array(Schema.Struct({ name: Name, description: Schema.optional(Schema.String) })),
  ),
  userAttributeDefinitions: Schema.optional(
    Schema.Array(
      Schema.Struct({
        name: Name,
        type: Schema.Literals(attributeTypes),
        displayName: Schema.optional(Schema.String),
        defaultValue: Schema.optional(Schema.String),
        description: Schema.optional(Schema.String),
      }),
    ),
  ),
  securityContext: Schema.optional(JsonObjectField),
  userProfile: Schema.optional(
    Schema.Struct({
      displayName: Schema.optional(Schema.String),
      picture: Schema.optional(WebUrl),
    }),
  ),
  settings: Schema.optional(Settings),
  branchName: Schema.optional(Name),
  isEphemeral: Schema.optional(Schema.Boolean),
  embedTheme: Schema.optional(Schema.Unknown),
  dryRun: Schema.optional(Schema.Boolean),
  embedTenantProfile: Schema.optional(
    Schema.Struct({ displayName: Schema.optional(Schema.String) }),
  ),
});

/** The names of all of them. */
export const generateSessionFields: ReadonlySet<string> = new Set(
  Object.keys(GenerateSessionBody.fields),
);

/** A body of which every field by itself is right. */
export type GenerateSessionBody = typeof GenerateSessionBody.Type;
