import type { FailureCode } from "../../shared/failure/failure-code.js";
import type { Problem } from "../../shared/failure/failure.js";

/** What came of one user of a call that provisions several, in their order. */
export type ProvisionedUser =
  | { readonly externalId: string; readonly outcome: "provisioned" }
  | {
      /** Undefined where it is none. */
      readonly externalId: string | undefined;
      readonly outcome: "refused";
      readonly code: FailureCode;
      readonly detail: string;
      readonly problems: readonly Problem[];
      /** Names that could not be resolved. */
      readonly missing: readonly string[];
    };
