import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import { sessionOfCaller } from "../../analytics/access/session-of-caller.js";
import { readBody } from "../../shared/failure/body-failure.js";
import type { DeploymentId } from "../../shared/text/branded.js";
import { parseSessionCall } from "../parse-dashboard-call.js";
import { TenantDashboards } from "../services.js";
import { loadVisible } from "../find-dashboards.js";
import { findContent, isContentId, noDashboard } from "./content-of.js";
import { readOnly } from "./read-only.js";
import { onlyOwner, requireWriter } from "./require-writer.js";

/** Deletes a dashboard of the user who asks (H3). */
export const deleteDashboard = (
  caller: DataCaller,
  deploymentId: DeploymentId,
  publicId: string,
  given: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSessionCall);
    const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
    const user = yield* requireWriter(asked.requester);
    if (!isContentId(publicId)) {
      return yield* readOnly(asked.session, yield* loadVisible(asked.session), publicId);
    }
    const { place, content } = yield* findContent(asked, publicId);
    if (content.owner?.id !== user.id) return yield* Effect.fail(onlyOwner());
    const dashboards = yield* TenantDashboards;
    const removed = yield* dashboards.remove(asked.session.accountId, place, user.id, publicId);
    if (!removed) return yield* Effect.fail(noDashboard());
  });
