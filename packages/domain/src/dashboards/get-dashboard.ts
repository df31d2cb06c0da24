import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { sessionOfCaller } from "../analytics/access/session-of-caller.js";
import { readBody } from "../shared/failure/body-failure.js";
import { findDashboard, viewModel } from "./find-dashboards.js";
import { parseSessionCall } from "./parse-dashboard-call.js";
import type { OpenedDashboard } from "./view/dashboard-item.js";
import { viewedDefinition } from "./view/viewed-definition.js";

/** One dashboard, as whoever asks may read it (H1, H2). */
export const getDashboard = (
  caller: DataCaller,
  deploymentId: number,
  publicId: string,
  given: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSessionCall);
    const { session } = yield* sessionOfCaller(caller, deploymentId, parsed);
    const viewed = yield* viewModel(session);
    const { item, definition, version } = yield* findDashboard(session, viewed, publicId);
    const { model, visible } = viewed;
    return {
      ...item,
      version,
      definition: viewedDefinition(definition, model, visible),
    } satisfies OpenedDashboard;
  });
