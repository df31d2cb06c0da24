import { userBucketOf } from "../../access/limits/user-bucket.js";
import type { UserScope } from "./data-user-of.js";

/**
 * Names a user within the account, the same however the user asks: by embed tenant, kind and name.
 * Two users never share one, and which lane they stand in makes no difference (E10).
 */
export const userKeyOf = ({
  embedTenantName,
  identity,
}: Pick<UserScope, "embedTenantName" | "identity">): string =>
  userBucketOf(embedTenantName, identity);
