/** What hosts and adapters need of limits (J4). */
export { defaultLimits, limitNames, type AccountLimits, type LimitName } from "./account-limits.js";
export type { LimitOptions } from "./limit-rules.js";
export type {
  Charge,
  ConnectCallLimit,
  FailureLimit,
  LimitsMethods,
  Place,
  Refusal,
  Taking,
} from "./limits.js";
