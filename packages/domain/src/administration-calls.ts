import type { AdministrationCalls } from "./administration/administration-calls.js";
import { listAudit } from "./administration/list-audit.js";
import { verifyAudit } from "./administration/verify-audit.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls of administration, each by its use case. */
export const administrationCalls = (run: RunUseCase): AdministrationCalls => ({
  listAudit: (credential, query = {}) => run(listAudit(credential, query)),
  verifyAudit: (accountName, kept) => run(verifyAudit(accountName, kept)),
});
