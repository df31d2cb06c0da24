import * as Effect from "effect/Effect";
import { LimitRulesOf } from "../../access/services.js";
import type { DataCaller } from "../../access/data-caller.js";
import { sessionOfCaller } from "../../analytics/access/session-of-caller.js";
import { invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import type { DeploymentId } from "../../shared/text/branded.js";
import { tilePointers, tilesOf } from "../definition/dashboard-definition.js";
import { loadVisible } from "../find-dashboards.js";
import { dashboardsPerTenantMax } from "../ports/tenant-dashboards.js";
import { TenantDashboards } from "../services.js";
import { contentIdOf, noDashboard, placeOf } from "./content-of.js";
import { contentProblems, filterProblems } from "./content-problems.js";
import { openDashboard } from "../open-dashboard.js";
import { judgedStatements } from "../view/judged-statements.js";
import { parseCreate } from "./parse-content.js";
import { noCreator, requireWriter } from "./require-writer.js";

/** Makes a dashboard of a user of an embed tenant (H3), and answers it as `getDashboard` does. */
export const createDashboard = (caller: DataCaller, deploymentId: DeploymentId, body: unknown) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseCreate);
    const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
    const { session, request } = asked;
    const owner = yield* requireWriter(asked.requester);
    const place = placeOf(asked);
    if (place === undefined) return yield* Effect.fail(noCreator());
    const visible = yield* loadVisible(session);
    const written = tilePointers(request.definition).map(([pointer, tile]) => ({
      pointer: `/definition${pointer}`,
      tile,
    }));
    const problems = [
      ...filterProblems(visible, request.definition.filters, "/definition/filters"),
      ...(yield* contentProblems(session, visible, request.definition, written)),
    ];
    if (problems.length > 0) return yield* Effect.fail(invalidRequest(problems));
    // What is answered afterwards needs no more than what is known by then.
    yield* judgedStatements(session, visible, tilesOf(request.definition));
    const secrets = yield* Secrets;
    const publicId = contentIdOf(yield* secrets.randomBytes(16));
    const { title, description, visibility, definition } = request;
    const content = { title, description, visibility, definition };
    const dashboards = yield* TenantDashboards;
    const limits = (yield* LimitRulesOf).of(session.limits);
    const dashboardsMax = limits.dashboards ?? dashboardsPerTenantMax;
    const outcome = yield* dashboards.create(
      session.accountId,
      place,
      { ...content, publicId, ownerId: owner.id },
      dashboardsMax,
    );
    if (outcome === "full") return yield* Effect.fail(full(dashboardsMax));
    // Its user or embed tenant was deleted meanwhile.
    if (outcome === "unknown") return yield* Effect.fail(noDashboard());
    return yield* openDashboard(asked, visible, publicId);
  });

const full = (count: number): Failure<"dashboard_limit"> =>
  new Failure(
    "dashboard_limit",
    `There are ${count} dashboards already. Delete one that nobody needs.`,
  );
