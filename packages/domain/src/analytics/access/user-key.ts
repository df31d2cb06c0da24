import { userBucketOf } from "../../access/limits/user-bucket.js";
import { previewBucketOf } from "../../sessions/preview.js";
import type { UserScope } from "./data-user-of.js";

/**
 * Names a user within the account, the same however the user asks: by embed tenant, kind and name.
 * Two users never share one, and which lane they stand in makes no difference (E10). A preview has its own.
 */
export const userKeyOf = ({
  embedTenantName,
  identity,
  previewDigest,
}: Pick<UserScope, "embedTenantName" | "identity" | "previewDigest">): string =>
  previewDigest === undefined
    ? userBucketOf(embedTenantName, identity)
    : previewBucketOf(previewDigest);
