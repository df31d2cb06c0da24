import type { Row } from "../key-row.js";

/** The address of something that administrators do. */
export const adminPath = (rest: string): string => `/api/v1/admin/${rest}`;

/** What each kind of key gets where only an admin key of the whole account is let in, whatever its plan. */
const administrator = { limited: "deployment_out_of_scope", starter: 200, foreign: 200 } as const;

/** The calls of administration (J1). */
export const adminRows: readonly Row[] = [
  {
    route: "GET /api/v1/admin/audit",
    prepare: () => Promise.resolve({ method: "GET", path: adminPath("audit") }),
    ...administrator,
    success: 200,
  },
];
