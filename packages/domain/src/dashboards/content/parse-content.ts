import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { SessionRequest } from "../../analytics/access/data-session.js";
import { Name } from "../../sessions/parse/generate-session-schema.js";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { optionalSettings } from "../../sessions/parse/session-settings.js";
import { decoder } from "../../shared/decode.js";
import type { Problem } from "../../shared/failure/failure.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import type { DashboardDefinition, LocalizedText } from "../definition/dashboard.js";
import type { DashboardOperation } from "../definition/dashboard-operation.js";
import { Description, Title } from "../definition/localized-text.js";
import { parseDefinition } from "../definition/parse-definition.js";
import type { Visibility } from "../ports/tenant-dashboards.js";
import { withKinds } from "./operation-kinds.js";
import { Operation } from "./operation.js";

/** What the creation of a dashboard says. */
export interface CreateRequest extends SessionRequest {
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  readonly visibility: Visibility;
  readonly definition: DashboardDefinition;
}

/** What a change of a dashboard says. */
export interface PatchRequest extends SessionRequest {
  readonly operations: readonly DashboardOperation[];
}

/** The most operations of one change. */
export const operationsMax = 100;

const sessionFields = {
  timezone: Schema.optional(Schema.Unknown),
  branchName: Schema.optional(Name),
};

/** A new dashboard, beside `sessionSettings`. */
export const CreateBody = Schema.Struct({
  ...sessionFields,
  title: Title,
  description: Schema.optional(Description),
  visibility: Schema.optional(Schema.Literals(["private", "tenant"])),
  definition: Schema.Unknown,
});

/** Changes of a dashboard, beside `sessionSettings`. */
export const PatchBody = Schema.Struct({
  ...sessionFields,
  operations: Schema.Array(Operation).check(
    Schema.makeFilter<readonly unknown[]>(({ length }) =>
      length >= 1 && length <= operationsMax
        ? undefined
        : `must have 1 to ${operationsMax} operations`,
    ),
  ),
});

/** The names of all that the creation and the change of a dashboard may have. */
export const createFields: ReadonlySet<string> = new Set([
  ...Object.keys(CreateBody.fields),
  "sessionSettings",
]);
export const patchFields: ReadonlySet<string> = new Set([
  ...Object.keys(PatchBody.fields),
  "sessionSettings",
]);

const decodeCreate = decoder(CreateBody);
const decodePatch = decoder(PatchBody);
const nulls = { within: { sessionSettings: optionalSettings, operations: {} } };

/** Parses the body of a creation, collecting every problem (B1). */
export const parseCreate = (given: unknown): ParsedCall<CreateRequest> => {
  const body = withoutNulls(given, nulls);
  const decoded = Result.flatMap(decodeCreate(body), (fields) =>
    Result.map(definitionIn(fields.definition), (definition) => ({
      timezone: fields.timezone,
      branchName: fields.branchName,
      title: fields.title,
      description: fields.description,
      visibility: fields.visibility ?? "private",
      definition,
    })),
  );
  return parsedCall<CreateRequest>(decoded, body);
};

/** Parses the body of a change, collecting every problem (B1). */
export const parsePatch = (given: unknown): ParsedCall<PatchRequest> => {
  const body = withoutNulls(given, nulls);
  const decoded = Result.mapError(decodePatch(body), (problems) =>
    withKinds(problems, operationsOf(body)),
  );
  return parsedCall<PatchRequest>(
    Result.map(decoded, ({ timezone, branchName, operations }) => ({
      timezone,
      branchName,
      operations,
    })),
    body,
  );
};

const operationsOf = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "operations" in body ? body.operations : undefined;

const definitionIn = (value: unknown): Result.Result<DashboardDefinition, readonly Problem[]> =>
  Result.mapError(parseDefinition(value), (problems) =>
    problems.map((problem) => ({ ...problem, pointer: `/definition${problem.pointer}` })),
  );
