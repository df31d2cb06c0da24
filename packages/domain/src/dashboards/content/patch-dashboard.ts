import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { DataCaller } from "../../access/data-caller.js";
import { sessionOfCaller } from "../../analytics/access/session-of-caller.js";
import { conflict, retryConflicts } from "../../shared/conflict.js";
import { invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import type { DeploymentId } from "../../shared/text/branded.js";
import type { Id } from "../../shared/text/id.js";
import type { AskedSession, DataSession } from "../../analytics/access/data-session.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { definitionBytesMax } from "../definition/dashboard-definition.js";
import { foundContent, loadVisible } from "../find-dashboards.js";
import { openDashboard } from "../open-dashboard.js";
import { TenantDashboards } from "../services.js";
import { judgedStatements } from "../view/judged-statements.js";
import { shownVersion } from "../view/shown-version.js";
import type { ViewedDefinition } from "../view/viewed-definition.js";
import { changeContent, writtenTiles, type ChangedContent } from "./change-content.js";
import { findContent, isContentId, noDashboard } from "./content-of.js";
import { contentProblems, filterProblems } from "./content-problems.js";
import { readOnly } from "./read-only.js";
import { readableFormer } from "./former-tiles.js";
import { bytesPerTileId, withTileIds, type NamedOperation } from "./operation.js";
import { parsePatch, type PatchRequest } from "./parse-content.js";
import { isTooLong, wholeBytes } from "./seen-bytes.js";
import { readStoredDefinition, type ReadDefinition } from "./stored-definition.js";
import { onlyOwner, requireWriter } from "./require-writer.js";

/**
 * Changes a dashboard of the embed tenant, if it is still of one of the `versions` that the caller has
 * read; `*` stands for any (H3). All operations, or none. Answers it as it is then.
 */
export const patchDashboard = (
  caller: DataCaller,
  deploymentId: DeploymentId,
  publicId: string,
  versions: readonly string[] | undefined,
  body: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parsePatch);
    const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
    const { session } = asked;
    const user = yield* requireWriter(asked.requester);
    const visible = yield* loadVisible(session);
    if (!isContentId(publicId)) return yield* readOnly(session, visible, publicId);
    if (versions === undefined) {
      yield* findContent(asked, publicId);
      return yield* Effect.fail(noVersion());
    }
    yield* retryConflicts(changeOnce(asked, user.id, visible, publicId, versions));
    return yield* openDashboard(asked, visible, publicId);
  });

/** Decides on the dashboard as it is now; a conflict where a rival was faster. */
const changeOnce = (
  asked: AskedSession<PatchRequest>,
  userId: Id,
  visible: DataModel,
  publicId: string,
  versions: readonly string[],
) =>
  Effect.gen(function* () {
    const { session, request } = asked;
    const { place, content } = yield* findContent(asked, publicId);
    const before = readStoredDefinition(content.definition);
    const verdicts = yield* judgedStatements(session, visible, allTiles(before.definition));
    const shown = shownVersion(foundContent(content, userId), { visible, verdicts });
    const isCurrent = versions.includes("*") || versions.includes(yield* shown);
    if (!isCurrent) return yield* Effect.fail(changed());
    const secrets = yield* Secrets;
    const random = yield* secrets.randomBytes(bytesPerTileId * request.operations.length);
    const operations = withTileIds(request.operations, random);
    const result = yield* Effect.fromResult(
      Result.mapError(changeContent(content, operations, { visible, verdicts }), (problems) =>
        invalidRequest(problems),
      ),
    );
    if (result.visibility !== content.visibility && content.owner?.id !== userId) {
      return yield* Effect.fail(onlyOwner());
    }
    const written = writtenTiles(operations, result.definition);
    const problems = [
      ...problemsOfFilters(operations, visible),
      ...(yield* contentProblems(session, visible, result.definition, written)),
    ];
    if (problems.length > 0) return yield* Effect.fail(invalidRequest(problems));
    yield* requireSize(session, visible, before, result);
    // What is answered afterwards needs no more than what is known by then.
    yield* judgedStatements(session, visible, allTiles(result.definition));
    const dashboards = yield* TenantDashboards;
    const { accountId } = session;
    const { version } = content;
    const keepsTime = operations.every(isOfFilters);
    const outcome = yield* dashboards.save(accountId, place, publicId, version, result, keepsTime);
    // Only what this editor is shown makes a version another one, and the next try finds that out.
    if (outcome === "changed") return yield* conflict;
    if (outcome === "unknown") return yield* Effect.fail(noDashboard());
  });

/**
 * Whether an operation is about filters alone. These are not seen by everybody, and a list cannot tell for each of its
 * dashboards which of them its reader sees: so no change to filters moves the time that everybody reads (E2).
 */
const isOfFilters = (operation: NamedOperation): boolean =>
  operation.op === "set" && operation.field === "filters";

/** What is wrong with the filters that these operations set. */
const problemsOfFilters = (operations: readonly NamedOperation[], visible: DataModel) =>
  operations.flatMap((operation, at) =>
    operation.op === "set" && operation.field === "filters"
      ? filterProblems(visible, operation.value, `/operations/${at}/value`)
      : [],
  );

const allTiles = ({ rows }: ViewedDefinition) => rows.flatMap(({ tiles }) => tiles);

/** A definition may be so long as its editor sees it. */
const requireSize = (
  session: DataSession,
  visible: DataModel,
  before: ReadDefinition,
  { definition: { former = {}, ...definition } }: ChangedContent,
) =>
  Effect.gen(function* () {
    const after = { definition, former };
    if (!before.isWhole || wholeBytes(after) <= definitionBytesMax) return;
    const tiles = [before, after].flatMap((each) => [
      ...allTiles(each.definition),
      ...readableFormer(each.former),
    ]);
    const sight = { visible, verdicts: yield* judgedStatements(session, visible, tiles) };
    if (!isTooLong(before, after, sight)) return;
    const message = `would make the dashboard longer than ${definitionBytesMax} bytes as JSON, with what is kept of repaired tiles`;
    return yield* Effect.fail(invalidRequest([{ pointer: "/operations", message }]));
  });

const noVersion = (): Failure<"if_match_required"> =>
  new Failure("if_match_required", "The header If-Match must name the version that was read.");

const changed = (): Failure<"version_conflict"> =>
  new Failure(
    "version_conflict",
    "Somebody has changed it meanwhile. Read it, and apply it again.",
  );
