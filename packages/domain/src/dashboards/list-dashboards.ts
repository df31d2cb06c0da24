import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { sessionOfCaller } from "../analytics/access/session-of-caller.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import { pageSizeOf } from "../catalog/page-size.js";
import { Failure } from "../shared/failure/failure.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Secrets } from "../shared/services.js";
import { contentFor } from "./content/content-of.js";
import { declaredFor, loadVisible } from "./find-dashboards.js";
import { parseSessionCall } from "./parse-dashboard-call.js";
import { contentItem, declaredItem, type DashboardItem } from "./view/dashboard-item.js";

/** The dashboards that the caller may open, newest first (C1, H2). */
export const listDashboards = (
  caller: DataCaller,
  deploymentId: number,
  given: unknown,
  query: ListQuery,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSessionCall);
    const asked = yield* sessionOfCaller(caller, deploymentId, parsed);
    const { session, requester } = asked;
    const first = yield* pageSizeOf(query.first);
    const { embedTenantName } = requester;
    const { accountId, branchName } = session;
    const context = JSON.stringify([
      accountId,
      "dashboards",
      deploymentId,
      embedTenantName,
      branchName,
    ]);
    const after = query.after === undefined ? undefined : yield* openCursor(query.after, context);
    const declared = yield* declaredFor(session, yield* loadVisible(session));
    const made = yield* contentFor(asked);
    const ordered = [
      ...declared.map(declaredItem),
      ...made.map((content) => contentItem(content, requester.user?.id)),
    ].toSorted(inOrder);
    const rest = after === undefined ? ordered : ordered.filter((item) => inOrder(item, after) > 0);
    const items = rest.slice(0, first);
    const secrets = yield* Secrets;
    const cursorOf = (item: DashboardItem | undefined) =>
      item === undefined
        ? Effect.succeed(null)
        : secrets.seal(JSON.stringify([item.updatedAtMs, item.publicId]), context);
    return {
      items,
      pageInfo: {
        hasNextPage: rest.length > items.length,
        hasPreviousPage: rest.length < ordered.length,
        startCursor: yield* cursorOf(items[0]),
        endCursor: yield* cursorOf(items.at(-1)),
      },
    } satisfies Connection<DashboardItem>;
  });

/** Where a list goes on. */
type Position = Pick<DashboardItem, "updatedAtMs" | "publicId">;

const inOrder = (left: Position, right: Position): number =>
  right.updatedAtMs - left.updatedAtMs ||
  (left.publicId < right.publicId ? -1 : left.publicId > right.publicId ? 1 : 0);

const openCursor = (cursor: string, context: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const position = readPosition(yield* secrets.open(cursor, context));
    if (position !== undefined) return position;
    return yield* Effect.fail(new Failure("invalid_cursor", "The cursor is not one of this list."));
  });

/** What was sealed here is what is opened: only its absence has to be seen. */
const readPosition = (text: string | undefined): Position | undefined => {
  if (text === undefined) return undefined;
  const [updatedAtMs, publicId] = JSON.parse(text) as readonly [number, string];
  return { updatedAtMs, publicId };
};
