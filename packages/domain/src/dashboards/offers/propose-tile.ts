import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import type { DataSession } from "../../analytics/access/data-session.js";
import { sessionOfCaller } from "../../analytics/access/session-of-caller.js";
import { failureOf, runStatement } from "../../analytics/query/run-query.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { Cell, ResultPart } from "../../analytics/query/query-runner.js";
import { whileWanted } from "../../analytics/query/while-wanted.js";
import { collectRows } from "../../analytics/tools/collect-rows.js";
import { invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import type { DeploymentId } from "../../shared/text/branded.js";
import { findMember } from "../compile/find-member.js";
import { contentProblems } from "../content/content-problems.js";
import { requireWriter } from "../content/require-writer.js";
import type { DashboardDefinition } from "../definition/dashboard.js";
import { parseMemberPath } from "../definition/member-path.js";
import { findDashboard, loadVisible } from "../find-dashboards.js";
import { prepareTile } from "../query-tile.js";
import { judgedStatements } from "../view/judged-statements.js";
import { rememberedVersion } from "../view/shown-version.js";
import { filterSight } from "../view/viewed-definition.js";
import { offerFor, type Offer } from "./offer-for-tile.js";
import { parseProposal } from "./parse-proposal.js";
import { RowsDigest } from "./rows-digest.js";
import { sameRows } from "./same-rows.js";
import type { OfferKind, ReplacedMember, TileProposal } from "./tile-proposal.js";
import { unnamedStatement } from "./unnamed-statement.js";

/** So many rows of a proposal are shown. */
const rowsShown = 20;

/** Results with more rows are not kept to be compared row by row, but as sums of all rows. */
const rowsComparedMax = 2000;

/**
 * Proposes another form of a tile of users' content, and says what it shows under the rights of the caller,
 * who may write it (H3): members that are there in the place of others, or a query in the place of
 * a statement that has the same rows. It writes nothing. What cannot be proposed is one answer, for every reason.
 */
export const proposeTile = (
  caller: DataCaller,
  deploymentId: DeploymentId,
  publicId: string,
  tileId: string,
  body: unknown,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseProposal);
    const prepared = Effect.gen(function* () {
      const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
      yield* requireWriter(asked.requester);
      const { session, request } = asked;
      const visible = yield* loadVisible(session);
      const found = yield* findDashboard(asked, visible, publicId);
      const { content } = found;
      const offer = yield* offerIn(session, content, visible, tileId, request.offer);
      const tried = yield* triedOffer(session, visible, content ?? noContent, offer);
      const version = yield* rememberedVersion(session, visible, found);
      return { offer, visible, version, tried };
    });
    const { offer, visible, version, tried } = yield* whileWanted(signal)(prepared);
    const { session, compiled, before } = tried;
    const { places } = offer;
    const after = yield* rowsOf(session, compiled.sql, places, signal);
    if (places !== undefined) {
      const former = yield* rowsOf(session, before, [...places.keys()], signal);
      const isSame =
        former.totalRows <= rowsComparedMax
          ? sameRows(former.rows, after.rows, places)
          : former.digest.isSame(after.digest);
      if (former.totalRows !== after.totalRows || !isSame)
        return yield* Effect.fail(noOffer(offer.kind));
    }
    return {
      tile: tileId,
      offer: offer.kind,
      value: offer.tile,
      before,
      sql: compiled.sql,
      replaced: replacedBy(offer, visible),
      columns: after.columns,
      members: compiled.columns,
      rows: after.rows.slice(0, rowsShown),
      totalRows: after.totalRows,
      version,
    } satisfies TileProposal;
  });

const noContent: DashboardDefinition = { filters: [], rows: [] };

/** The offer of a tile as it is stored; a declared dashboard has none, since nobody writes it. */
const offerIn = (
  session: DataSession,
  content: DashboardDefinition | undefined,
  visible: DataModel,
  tileId: string,
  kind: OfferKind,
) =>
  Effect.gen(function* () {
    const tiles = content?.rows.flatMap((row) => row.tiles) ?? [];
    const tile = tiles.find(({ id }) => id === tileId);
    if (content !== undefined && tile === undefined) {
      return yield* Effect.fail(new Failure("dashboard_not_found", "There is no such tile."));
    }
    const tried = tile === undefined ? [] : [tile];
    const verdicts = yield* judgedStatements(session, visible, tried);
    const offer = tile === undefined ? undefined : offerFor(tile, { visible, verdicts });
    if (offer?.kind !== kind) return yield* Effect.fail(noOffer(kind));
    // Its editor could not write what the editor does not see, and is not to read it here.
    const { asRead } = filterSight(content?.filters ?? [], visible);
    return { ...offer, tile: asRead(offer.tile) } satisfies Offer;
  });

/** The statements of an offer, if the proposed tile could be written by whoever asks (H3). */
const triedOffer = (
  session: DataSession,
  visible: DataModel,
  { filters, time_zone: zone }: DashboardDefinition,
  { kind, tile, statement, replacements }: Offer,
) =>
  Effect.gen(function* () {
    const zoned = zone === undefined ? {} : { time_zone: zone };
    // A statement is reached by no filter until now: the same rows are those without any.
    const of = { ...zoned, filters: kind === "filterable" ? [] : filters };
    const problems = yield* contentProblems(session, visible, of, [{ pointer: "", tile }]);
    if (problems.length > 0) return yield* Effect.fail(noOffer(kind));
    const request = {
      filters: {},
      part: "value",
      showSql: true,
      timezone: undefined,
      branchName: session.branchName,
    } as const;
    const alone = { ...of, rows: [{ tiles: [tile] }] };
    const prepared = yield* prepareTile(session, request, visible, alone, tile.id);
    const { compiled } = prepared;
    const before = statement ?? unnamedStatement(compiled.sql, namesIn(replacements));
    return { session: prepared.session, compiled, before };
  });

/** The names that stand for others: those of members, and of a cube that stands for another one. */
const namesIn = (replacements: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [...replacements].flatMap(([from, to]) => {
      const [before, after] = [parseMemberPath(from), parseMemberPath(to)];
      if (after === undefined) return [];
      return before?.cube === after.cube ? [after.member] : [after.cube, after.member];
    }),
  );

/**
 * The rows of a statement. `places` are those of the columns that are compared, in their order; without them the first
 * rows are read alone.
 */
const rowsOf = (
  session: DataSession,
  sql: string,
  places: readonly number[] | undefined,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const [rowsTake, rowsMax] =
      places === undefined ? [rowsShown, rowsShown] : [undefined, rowsComparedMax];
    const outcome = yield* runStatement(session, sql, rowsTake, signal);
    if (outcome.kind !== "rows") return yield* Effect.fail(failureOf(outcome));
    const { columns } = outcome;
    const digest = new RowsDigest((places ?? []).map((at) => columns[at]?.type === "Double"));
    const parts = seenBy(outcome.parts, (row) => {
      digest.add((places ?? []).map((at) => row[at] ?? null));
    });
    const collected = yield* collectRows(parts, { rowsMax });
    return { ...collected, columns, digest };
  });

/** The parts of a result, each row of which is seen on its way. */
async function* seenBy(
  parts: AsyncIterable<ResultPart>,
  see: (row: readonly Cell[]) => void,
): AsyncGenerator<ResultPart, void, undefined> {
  for await (const part of parts) {
    if ("rows" in part) part.rows.forEach(see);
    yield part;
  }
}

const replacedBy = ({ replacements }: Offer, visible: DataModel): readonly ReplacedMember[] =>
  [...replacements.values()].map((member) => ({
    member,
    title: findMember(visible, member)?.member.title ?? member,
  }));

/** Nothing is said of why: it could be a member that is hidden from the caller. */
const noOffer = (kind: OfferKind): Failure<"invalid_request"> =>
  invalidRequest([{ pointer: "/offer", message: `must be what the tile offers: ${kind} is not` }]);
