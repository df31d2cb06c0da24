import type { ListQuery } from "../../catalog/connection.js";

/** Which external users are listed, in texts as they were given. */
export interface UserQuery extends ListQuery {
  readonly embedTenantName?: string | undefined;
  /** Part of the external id, the e-mail address or the display name. */
  readonly search?: string | undefined;
}
