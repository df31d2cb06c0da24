import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { sessionOfCaller } from "../analytics/access/session-of-caller.js";
import { readBody } from "../shared/failure/body-failure.js";
import { loadVisible } from "./find-dashboards.js";
import { openDashboard } from "./open-dashboard.js";
import { parseSessionCall } from "./parse-dashboard-call.js";

/** One dashboard, as the caller may read it (H1, H2). */
export const getDashboard = (
  caller: DataCaller,
  deploymentId: number,
  publicId: string,
  given: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSessionCall);
    const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
    return yield* openDashboard(asked, yield* loadVisible(asked.session), publicId);
  });
