import {
  bodyCalls,
  failureCodesOf,
  requestSchemaOf,
  sessionSettingsSchema,
  type BodyCall,
  type FailureCode,
  type JsonObject,
} from "@embedded-analytics/domain";
import { statuses } from "../response/statuses.js";
import type { Operation, Success, Tag } from "./operation.js";
import { operations } from "./operations/index.js";
import { administrationSchemas } from "./schemas/administration.js";
import { answerSchemas } from "./schemas/answers.js";
import { commonSchemas } from "./schemas/common.js";
import { named, object, oneOf } from "./schemas/shapes.js";

/** An OpenAPI document, version 3.1. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly [member: string]: unknown;
}

/** Of every operation, beside those of its call: what the transport itself may refuse. */
const everywhere: readonly FailureCode[] = ["invalid_request", "internal"];

/** Of calls that a page of a foreign origin may be refused. */
const originCalls: ReadonlySet<string> = new Set(["exchangeSession", "openAssistant"]);

/** The codes with which an operation may fail (F2). */
export const codesOf = ({ call }: Operation): readonly FailureCode[] => [
  ...new Set<FailureCode>([
    ...failureCodesOf[call],
    ...(originCalls.has(call) ? failureCodesOf.judgeExchangeOrigin : []),
    ...everywhere,
  ]),
];

/**
 * The whole service as an OpenAPI document (J3): bodies from the schemas that read them, failures from the
 * lists that the compiler holds to each call. `version` is that of the service.
 */
export const openApiDocument = (version: string): OpenApiDocument => ({
  openapi: "3.1.0",
  info: {
    title: "Embedded Analytics",
    version,
    summary: "Dashboards and an AI analyst inside your product",
    description: introduction,
    license: { name: "Apache-2.0", identifier: "Apache-2.0" },
  },
  servers: [{ url: "/", description: "This service" }],
  tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
  security: [{ apiKey: [] }],
  paths: pathsOf(),
  components: {
    schemas: {
      ...commonSchemas,
      ...answerSchemas,
      ...administrationSchemas,
      SessionSettings: sessionSettingsSchema(),
      ...Object.fromEntries(bodyCalls.map((call) => [bodyName(call), bodySchemaOf(call)])),
    },
    headers: {
      RequestId: {
        description: "Of this request, for logs and support",
        schema: { type: "string" },
      },
      RetryAfter: { description: "Seconds", schema: { type: "integer", minimum: 1 } },
      ETag: { description: "The version, for `If-Match`", schema: { type: "string" } },
    },
    securitySchemes: {
      apiKey: {
        type: "apiKey",
        in: "header",
        name: "Authorization",
        description: "`Api-Key sk-…`, from a server alone",
      },
      embedToken: { type: "http", scheme: "bearer", description: "The token of a session" },
      authToken: {
        type: "apiKey",
        in: "header",
        name: "X-Cube-Auth-Token",
        description:
          "A JWT of the account's own identity provider, for deployments that take such tokens; alone",
      },
    },
  },
});

const tagTexts: Readonly<Record<Tag, string>> = {
  Sessions: "Who your users are, and what a page opens for them",
  Data: "Statements under a user's rights",
  Dashboards: "Declared ones, and those that users make",
  Chat: "Messages to an agent, and its answers",
  Threads: "A user's conversations, and what users think of answers",
  "Embed tenants": "What your customers have defined",
  Administration: "The account itself, for administrators",
  Assistants: "Your users' own AI, over MCP",
};

const introduction =
  `A server mints a session with its API key; the page that the session opens asks with its
embed token. Errors are \`application/problem+json\` with a \`code\`. Where a field may be left out it may be null
as well, unless it is a list or \`securityContext\`. Unknown fields are ignored. Answers may have more fields one
day. The segment \`/{cloudRegion}\` of the chat's paths may be left out.`.replaceAll("\n", " ");

const pathsOf = (): OpenApiDocument["paths"] => {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, operation) };
  }
  return paths;
};

const operationOf = (path: string, operation: Operation): JsonObject => {
  const { id, tag, summary, description } = operation;
  const body = requestBodyOf(operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf(operation),
    parameters: parametersOf(path, operation),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      ...Object.fromEntries(
        operation.success.map((success) => [String(success.status), responseOf(success)]),
      ),
      ...problemResponses(codesOf(operation)),
    },
  };
};

const securityOf = ({ needs }: Operation): readonly JsonObject[] => {
  if (needs === "nothing") return [];
  return needs === "key"
    ? [{ apiKey: [] }]
    : [{ apiKey: [] }, { embedToken: [] }, { authToken: [] }];
};

const parametersOf = (path: string, operation: Operation): readonly JsonObject[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  })),
  ...(operation.query ?? []).map(({ name, description, schema }) => ({
    name,
    in: "query",
    description,
    schema,
  })),
  ...(operation.ifMatch === true ? [ifMatch] : []),
  ...(operation.namesSettings === true ? [settingsHeader] : []),
];

const ifMatch: JsonObject = {
  name: "If-Match",
  in: "header",
  required: true,
  description: "The `ETag` of the version that was read",
  schema: { type: "string" },
};

const settingsHeader: JsonObject = {
  name: "X-Session-Settings",
  in: "header",
  description: "With an API key: for whom it asks, as JSON in base64url",
  schema: { type: "string" },
};

const bodyName = (call: BodyCall): string => `${call.charAt(0).toUpperCase()}${call.slice(1)}Body`;

/** The settings of a session are written out once. */
const bodySchemaOf = (call: BodyCall): JsonObject => {
  const schema = requestSchemaOf(call);
  const properties = schema["properties"] as JsonObject;
  return Object.hasOwn(properties, "sessionSettings")
    ? { ...schema, properties: { ...properties, sessionSettings: named("SessionSettings") } }
    : schema;
};

const readsBody = (call: string): call is BodyCall =>
  (bodyCalls as readonly string[]).includes(call);

const requestBodyOf = ({ call }: Operation): JsonObject | undefined => {
  const schema = readsBody(call) ? named(bodyName(call)) : undefined;
  const message = call === "openAssistant" ? named("JsonRpcMessage") : schema;
  return message && { required: true, content: { "application/json": { schema: message } } };
};

const requestId: JsonObject = { $ref: "#/components/headers/RequestId" };

const responseOf = ({ description, content, hasTag }: Success): JsonObject => ({
  description,
  headers: {
    "X-Request-Id": requestId,
    ...(hasTag === true ? { ETag: { $ref: "#/components/headers/ETag" } } : {}),
  },
  ...(content === undefined
    ? {}
    : {
        content: Object.fromEntries(
          Object.entries(content).map(([type, schema]) => [type, { schema }]),
        ),
      }),
});

/** One response for each status, which names the codes that it may have. */
const problemResponses = (codes: readonly FailureCode[]): JsonObject => {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of codes) {
    const { status } = statuses[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, of]) => [String(status), problemResponse(status, of)]),
  );
};

const problemResponse = (status: number, codes: readonly FailureCode[]): JsonObject => ({
  description: codes.map((code) => `\`${code}\`: ${statuses[code].title}`).join("; "),
  headers: {
    "X-Request-Id": requestId,
    ...(status === 429 || status === 503
      ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
      : {}),
  },
  content: {
    "application/problem+json": {
      schema: { allOf: [named("Problem"), object({ code: oneOf(...codes.toSorted()) })] },
    },
  },
});
