import * as Effect from "effect/Effect";
import type {
  AskedSession,
  DataSession,
  SessionRequest,
} from "../analytics/access/data-session.js";
import { loadModelAccess } from "../analytics/access/model-access.js";
import type { DataModel } from "../analytics/model/data-model.js";
import { visibleModel } from "../analytics/policies/visible-model.js";
import { Failure } from "../shared/failure/failure.js";
import type { DashboardDefinition } from "./definition/dashboard.js";
import type { DeclaredContent } from "./ports/declared-dashboards.js";
import type { StoredContent } from "./ports/tenant-dashboards.js";
import type { UserId } from "../shared/text/branded.js";
import { DeclaredDashboards } from "./services.js";
import { findContent, isContentId, noDashboard } from "./content/content-of.js";
import { readStoredDefinition } from "./content/stored-definition.js";
import { contentItem, declaredItem, type DashboardItem } from "./view/dashboard-item.js";
import { mayOpen } from "./view/may-open.js";
import type { ViewedDefinition } from "./view/viewed-definition.js";

/** A dashboard that a viewer may open, whole but for what of it cannot be read. */
export interface FoundDashboard {
  readonly item: DashboardItem;
  readonly definition: ViewedDefinition;
  /** As it is stored: each change moves it, also one that its viewer is not shown. */
  readonly version: string;
  /** As it is stored; of users' content that this release understands wholly, and so can change. */
  readonly content?: DashboardDefinition | undefined;
}

/**
 * The present model of a session as its user sees it. Whatever is said of dashboards follows from it alone, so
 * that a member which is hidden and one which is not there are the same (E2, H1).
 */
export const loadVisible = (session: DataSession) =>
  Effect.map(loadModelAccess(session), ({ model, access }) => visibleModel(model, access));

/** The declared dashboards that the user of a session may open (H2). */
export const declaredFor = (
  { accountId, deployment, branchName, user }: DataSession,
  visible: DataModel,
) =>
  Effect.gen(function* () {
    const declared = yield* DeclaredDashboards;
    const found = yield* declared.load(accountId, deployment, branchName);
    if (found.kind === "branch_not_found") {
      return yield* Effect.fail(new Failure("branch_not_found", "There is no such branch."));
    }
    return found.dashboards.filter(({ dashboard }) => mayOpen(dashboard, user, visible));
  });

/** One dashboard; what is not there and what the viewer may not open is the same (A1, H2). */
export const findDashboard = (
  asked: Pick<AskedSession<SessionRequest>, "session" | "requester">,
  visible: DataModel,
  publicId: string,
) =>
  Effect.gen(function* () {
    if (isContentId(publicId)) {
      const { content } = yield* findContent(asked, publicId);
      return foundContent(content, asked.requester.user?.id);
    }
    const declared = yield* declaredFor(asked.session, visible);
    const found = declared.find(({ dashboard }) => dashboard.publicId === publicId);
    if (found === undefined) return yield* Effect.fail(noDashboard());
    return foundOf(found);
  });

/** Users' content, as one of them finds it. */
export const foundContent = (
  content: StoredContent,
  reader: UserId | undefined,
): FoundDashboard => {
  const read = readStoredDefinition(content.definition);
  return {
    item: contentItem(content, reader),
    definition: read.definition,
    version: String(content.version),
    content: read.isWhole ? read.definition : undefined,
  };
};

const foundOf = (content: DeclaredContent): FoundDashboard => ({
  item: declaredItem(content),
  definition: content.dashboard.definition,
  version: content.version,
});
