import * as Effect from "effect/Effect";
import type { AskedSession, SessionRequest } from "../../analytics/access/data-session.js";
import { Failure } from "../../shared/failure/failure.js";
import type { ContentPlace, StoredContent } from "../ports/tenant-dashboards.js";
import { TenantDashboards } from "../services.js";

/** Ids of users' content are UUIDs, which no declared dashboard may have (H3). */
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether an id can be one of users' content. */
export const isContentId = (publicId: string): boolean => uuidForm.test(publicId);

/** A UUID of version 4 out of 16 random bytes. */
export const contentIdOf = (random: Uint8Array): string => {
  const bytes = [...random];
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

type Asked = Pick<AskedSession<SessionRequest>, "session" | "requester">;

/** The account's own embed tenant has no content of its users (H3). */
export const placeOf = ({ session, requester }: Asked): ContentPlace | undefined =>
  requester.isOwnTenant
    ? undefined
    : { deploymentId: session.deployment.id, embedTenantName: requester.embedTenantName };

/** The dashboards of the embed tenant that the user of a session may see. */
export const contentFor = (asked: Asked) =>
  Effect.gen(function* () {
    const place = placeOf(asked);
    if (place === undefined) return [];
    const content = yield* TenantDashboards;
    return yield* content.list(asked.session.accountId, place, asked.requester.user?.id);
  });

/** One of them; what is not there, and what is somebody else's, is the same. */
export const findContent = (asked: Asked, publicId: string) =>
  Effect.gen(function* () {
    const place = placeOf(asked);
    if (place === undefined || !isContentId(publicId)) return yield* Effect.fail(noDashboard());
    const content = yield* TenantDashboards;
    const { session, requester } = asked;
    const found = yield* content.load(session.accountId, place, requester.user?.id, publicId);
    if (found === undefined) return yield* Effect.fail(noDashboard());
    return { place, content: found satisfies StoredContent };
  });

/** One answer for what is not there and what may not be opened (A1, H2). */
export const noDashboard = (): Failure<"dashboard_not_found"> =>
  new Failure("dashboard_not_found", "There is no such dashboard.");
