import * as Effect from "effect/Effect";
import type { AskedSession, SessionRequest } from "../analytics/access/data-session.js";
import type { DataModel } from "../analytics/model/data-model.js";
import { mayWrite } from "./content/require-writer.js";
import { offersOf } from "./offers/offers-of.js";
import { findDashboard } from "./find-dashboards.js";
import type { OpenedDashboard } from "./view/dashboard-item.js";
import { judgedStatements } from "./view/judged-statements.js";
import { shownVersion } from "./view/shown-version.js";
import { filterTypes, viewedDefinition } from "./view/viewed-definition.js";

/** A dashboard as its viewer may read it, at its present version (H1, H2). */
export const openDashboard = (
  asked: Pick<AskedSession<SessionRequest>, "session" | "requester">,
  visible: DataModel,
  publicId: string,
) =>
  Effect.gen(function* () {
    const found = yield* findDashboard(asked, visible, publicId);
    const { item, definition, content } = found;
    const tiles = definition.rows.flatMap((row) => row.tiles);
    const sight = { visible, verdicts: yield* judgedStatements(asked.session, visible, tiles) };
    const viewed = viewedDefinition(definition, sight);
    const isOffered = content !== undefined && mayWrite(asked.requester);
    return {
      ...item,
      version: yield* shownVersion(found, sight),
      definition: viewed,
      filterTypes: filterTypes(viewed.filters, visible),
      offers: isOffered ? offersOf(content, sight) : undefined,
    } satisfies OpenedDashboard;
  });
