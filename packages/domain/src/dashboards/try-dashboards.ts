import type { TriedTile } from "./tile-result.js";
import type { DashboardDefinition, Tile } from "./definition/dashboard.js";
import * as Effect from "effect/Effect";
import type { DataSession } from "../analytics/access/data-session.js";
import { explainAccess } from "../analytics/access/explain-access.js";
import type { ExplainedUser } from "../analytics/access/explained-access.js";
import { runStatement } from "../analytics/query/run-query.js";
import { visibleModel } from "../analytics/policies/visible-model.js";
import type { Failure } from "../shared/failure/failure.js";
import { tilesOf } from "./definition/dashboard-definition.js";
import type { DataModel } from "../analytics/model/data-model.js";
import { declaredFor } from "./find-dashboards.js";
import { prepareTile } from "./query-tile.js";

/**
 * Runs every tile of the declared dashboards that a user may open, one after the other, with the
 * defaults of their filters (H1); for an administrator who needs to show no key. It writes nothing.
 */
export const tryDashboards = (about: ExplainedUser) =>
  Effect.gen(function* () {
    const { accountId, deployment, user, timezone, model, access } = yield* explainAccess(about);
    const session: DataSession = {
      accountId,
      deployment,
      branchName: about.branchName,
      user,
      userKey: JSON.stringify([about.embedTenantName, about.userName]),
      timezone,
    };
    const visible = visibleModel(model, access);
    const tried: TriedTile[] = [];
    for (const { dashboard } of yield* declaredFor(session, visible)) {
      const { publicId, definition } = dashboard;
      for (const tile of tilesOf(definition).filter(({ text }) => text === undefined)) {
        const outcome = yield* tryTile(session, visible, definition, tile);
        tried.push({ publicId, tileId: tile.id, outcome });
      }
    }
    return tried;
  });

const tryTile = (
  asked: DataSession,
  visible: DataModel,
  definition: DashboardDefinition,
  tile: Tile,
) =>
  Effect.gen(function* () {
    const request = {
      filters: {},
      part: "value",
      showSql: false,
      timezone: undefined,
      branchName: undefined,
    } as const;
    const prepared = yield* prepareTile(asked, request, visible, definition, tile.id).pipe(
      Effect.catchTag("Failure", ({ detail }: Failure) => Effect.succeed({ problem: detail })),
    );
    if ("problem" in prepared) return prepared;
    const { session, compiled } = prepared;
    const signal = new AbortController().signal;
    const outcome = yield* runStatement(session, compiled.sql, 0, signal);
    if (outcome.kind !== "rows") return { problem: outcome.sentence };
    return yield* Effect.tryPromise(async () => {
      for await (const part of outcome.parts) {
        if ("totalRows" in part) return { totalRows: part.totalRows };
      }
      return { problem: "The query ended early." };
    }).pipe(Effect.catch((stopped) => Effect.succeed({ problem: sentenceOf(stopped.cause) })));
  });

const sentenceOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : "The query ended early.";
