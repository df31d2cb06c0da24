import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { DataCaller } from "../access/data-caller.js";
import type { DataSession } from "../analytics/access/data-session.js";
import type { DataModel } from "../analytics/model/data-model.js";
import { sessionOfCaller } from "../analytics/access/session-of-caller.js";
import { failureOf, runStatement } from "../analytics/query/run-query.js";
import { whileWanted } from "../analytics/query/while-wanted.js";
import { invalidRequest } from "../shared/decode.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { usableTimezone } from "../shared/text/usable-timezone.js";
import { activeFilters } from "./compile/active-filters.js";
import { dateInZone } from "../shared/dates/civil-date.js";
import { compileTile } from "./compile/compile-tile.js";
import { drillTile } from "./compile/drill-tile.js";
import type { TileResult } from "./tile-result.js";
import type { CompiledTile } from "./compile/compiled-tile.js";
import { formatRange } from "../shared/dates/date-range.js";
import { findDashboard, loadVisible } from "./find-dashboards.js";
import { parseTileQuery, type TileRequest } from "./parse-dashboard-call.js";
import { judgedStatements } from "./view/judged-statements.js";
import { rememberedVersion } from "./view/shown-version.js";
import { hasKnownNames, isAvailable, type ViewedDefinition } from "./view/viewed-definition.js";

/**
 * Runs one tile of a dashboard with the values of its filters, under the rights of the caller (H1). The
 * definition is the stored one, so that a page cannot ask in its name for anything else. A statement
 * that is refused is answered with one sentence: what it names is not the viewer's, who did not write it.
 */
export const queryTile = (
  caller: DataCaller,
  deploymentId: number,
  publicId: string,
  tileId: string,
  body: unknown,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseTileQuery);
    const prepared = Effect.gen(function* () {
      const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
      const visible = yield* loadVisible(asked.session);
      const found = yield* findDashboard(asked, visible, publicId);
      const { definition } = found;
      const { session, request } = asked;
      const tile = yield* prepareTile(session, request, visible, definition, tileId).pipe(
        Effect.tapError(() =>
          Effect.flatMap(readsTile(session, visible, definition, tileId), (reads) =>
            reads ? Effect.void : Effect.fail(notVisible()),
          ),
        ),
      );
      return { ...tile, version: yield* rememberedVersion(session, visible, found) };
    });
    const { session, compiled, unknownFilters, showSql, version } =
      yield* whileWanted(signal)(prepared);
    const outcome = yield* runStatement(session, compiled.sql, undefined, signal);
    if (outcome.kind === "refused") return yield* Effect.fail(notVisible());
    if (outcome.kind !== "rows") return yield* Effect.fail(failureOf(outcome));
    const { range, comparedRange } = compiled;
    return {
      columns: outcome.columns,
      parts: outcome.parts,
      members: compiled.columns,
      filters: compiled.filters,
      unknownFilters: unknownFilters.length === 0 ? undefined : unknownFilters,
      range: range && formatRange(range),
      comparedRange: comparedRange && formatRange(comparedRange),
      timezone: session.timezone,
      version,
      sql: showSql ? compiled.sql : undefined,
    } satisfies TileResult;
  });

/**
 * Whether what is wrong with a request may be said: of a tile that its viewer may not read, it would tell what
 * filters it has and what it asks.
 */
const readsTile = (
  session: DataSession,
  visible: DataModel,
  definition: ViewedDefinition,
  tileId: string,
) =>
  Effect.gen(function* () {
    const tile = findTile(definition, tileId);
    if (tile === undefined) return true;
    const verdicts = yield* judgedStatements(session, visible, [tile]);
    return !("unavailable" in tile) && isAvailable(tile, { visible, verdicts });
  });

const findTile = ({ rows }: ViewedDefinition, tileId: string) =>
  rows.flatMap(({ tiles }) => tiles).find(({ id }) => id === tileId);

/**
 * The statement of a tile for one session, or why there is none. Whether the guard lets it run is seen when it
 * is run.
 */
export const prepareTile = (
  asked: DataSession,
  { filters: given, drill = [], part, showSql }: TileRequest,
  visible: DataModel,
  definition: ViewedDefinition,
  tileId: string,
) =>
  Effect.gen(function* () {
    const tile = findTile(definition, tileId);
    if (tile === undefined) {
      return yield* Effect.fail(new Failure("dashboard_not_found", "There is no such tile."));
    }
    if ("unavailable" in tile || !hasKnownNames(tile, visible)) {
      return yield* Effect.fail(notVisible());
    }
    const session = inZoneOf(definition, asked);
    const today = dateInZone(yield* Clock.currentTimeMillis, session.timezone);
    const context = { model: visible, user: session.user, today };
    const { active: filters, unknown: unknownFilters } = yield* Effect.fromResult(
      Result.mapError(activeFilters(definition.filters, given, context), (problems) =>
        invalidRequest(problems),
      ),
    );
    const drilled = yield* Effect.fromResult(
      Result.mapError(drillTile(tile, drill), invalidRequest),
    );
    const compiled = compileTile(drilled.tile, { model: visible, filters, today }, part);
    if (compiled.kind === "unavailable") return yield* Effect.fail(notVisible());
    if (compiled.kind === "invalid") {
      const { problems } = compiled;
      const placed = problems.map(({ pointer, message }) => ({
        pointer: drilled.pointerOf(pointer),
        message,
      }));
      return yield* Effect.fail(invalidRequest(placed));
    }
    return { session, compiled: compiled satisfies CompiledTile, unknownFilters, showSql };
  });

/** A dashboard may have a zone of its own, in which it is read everywhere. */
const inZoneOf = ({ time_zone: zone }: ViewedDefinition, session: DataSession): DataSession =>
  zone === undefined || zone === "viewer"
    ? session
    : { ...session, timezone: usableTimezone([zone, session.timezone]) };

const notVisible = (): Failure<"query_refused"> =>
  new Failure("query_refused", "This tile shows data that you may not see, or that is not there.");
