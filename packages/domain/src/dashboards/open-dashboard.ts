import * as Effect from "effect/Effect";
import type { AskedSession, SessionRequest } from "../analytics/access/data-session.js";
import { mayWrite } from "./content/require-writer.js";
import { offersOf } from "./offers/offers-of.js";
import { findDashboard, type ViewedModel } from "./find-dashboards.js";
import type { OpenedDashboard } from "./view/dashboard-item.js";
import { viewedDefinition } from "./view/viewed-definition.js";

/** A dashboard as its viewer may read it, at its present version (H1, H2). */
export const openDashboard = (
  asked: Pick<AskedSession<SessionRequest>, "session" | "requester">,
  viewed: ViewedModel,
  publicId: string,
) =>
  Effect.gen(function* () {
    const { item, definition, version, content } = yield* findDashboard(asked, viewed, publicId);
    const { model, visible } = viewed;
    const isOffered = content !== undefined && mayWrite(asked.requester);
    return {
      ...item,
      version,
      definition: viewedDefinition(definition, model, visible),
      offers: isOffered ? offersOf(content, model, visible) : undefined,
    } satisfies OpenedDashboard;
  });
