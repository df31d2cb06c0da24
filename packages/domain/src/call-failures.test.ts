import { expect, it } from "@jest/globals";
import type * as Effect from "effect/Effect";
import { failureCodesOf, type FailureCodeOf } from "./call-failures.js";
import type * as useCases from "./effect.js";
import type { EmbeddedAnalytics } from "./embedded-analytics.js";
import type { findEmbedPage } from "./sessions/page/find-embed-page.js";
import type * as origins from "./sessions/origin/judge-origin.js";
import type { mintApiKey } from "./access/mint-api-key.js";
import { failureCodes } from "./shared/failure/failure-code.js";
import type { Failure } from "./shared/failure/failure.js";

/** What carries out each call: a use case, or a function that answers one. */
type UseCases = Pick<typeof useCases, keyof typeof useCases & keyof EmbeddedAnalytics> &
  Pick<typeof origins, keyof typeof origins & keyof EmbeddedAnalytics> & {
    readonly findEmbedPage: typeof findEmbedPage;
    readonly mintApiKey: typeof mintApiKey;
  };

type ErrorOf<UseCase> =
  UseCase extends Effect.Effect<unknown, infer Cause, infer _Needs>
    ? Cause
    : UseCase extends (...given: never[]) => Effect.Effect<unknown, infer Cause, infer _Needs>
      ? Cause
      : never;

/** The codes of a use case by the compiler's own word; an outage is a failure to the caller. */
type CodesOf<UseCase> = CodeOf<ErrorOf<UseCase>> | "store_unavailable";

type CodeOf<Cause> = Cause extends Failure<infer Code> ? Code : never;

/** `true` where both unions have the same members; else the members that only one of them has. */
type Same<One, Other> = [Exclude<One, Other> | Exclude<Other, One>] extends [never]
  ? true
  : Exclude<One, Other> | Exclude<Other, One>;

type SameFor = {
  readonly [Call in keyof EmbeddedAnalytics]: Same<FailureCodeOf<Call>, CodesOf<UseCases[Call]>>;
};

// Where a list and its use case differ, this does not compile, and the error names the codes.
const same: Readonly<Record<keyof EmbeddedAnalytics, true>> = {
  generateSession: true,
  exchangeSession: true,
  revokeSession: true,
  revokeIssued: true,
  findEmbedPage: true,
  judgeOrigin: true,
  judgeExchangeOrigin: true,
  judgePreflight: true,
  authenticateToken: true,
  runQuery: true,
  openAssistant: true,
  findConnectServer: true,
  beginAuthorization: true,
  returnFromLogin: true,
  presentConsent: true,
  decideConsent: true,
  issueTokens: true,
  revokeToken: true,
  listAssistantGrants: true,
  revokeAssistantGrant: true,
  removeOutlivedGrants: true,
  searchData: true,
  describeData: true,
  queryData: true,
  chartData: true,
  modelOverview: true,
  prepareQuestion: true,
  listDashboards: true,
  getDashboard: true,
  createDashboard: true,
  patchDashboard: true,
  deleteDashboard: true,
  queryTile: true,
  proposeTile: true,
  streamChat: true,
  abortChat: true,
  listThreads: true,
  renameThread: true,
  suggestQuestions: true,
  rateAnswer: true,
  removeRating: true,
  listOwnFeedback: true,
  listFeedback: true,
  deleteThread: true,
  interruptLostTurns: true,
  stopTurns: true,
  explainAccess: true,
  tryDashboards: true,
  exportDashboards: true,
  agentUsage: true,
  listGroups: true,
  deleteGroup: true,
  listUserAttributes: true,
  deleteEmbedTenant: true,
  listAudit: true,
  verifyAudit: true,
  requireUser: true,
  explainSession: true,
  getAccount: true,
  listDeployments: true,
  listAgents: true,
  listInternalUsers: true,
  listUsage: true,
  listKeys: true,
  listAccountGroups: true,
  listAccountUserAttributes: true,
  listEmbedTenants: true,
  listUsers: true,
  listSessions: true,
  listUserDashboards: true,
  deleteUserDashboard: true,
  showUserDashboard: true,
  createKey: true,
  rotateKey: true,
  revokeKey: true,
  putGroup: true,
  deleteAccountGroup: true,
  putUserAttribute: true,
  deleteAccountUserAttribute: true,
  putAgent: true,
  signInAdministrator: true,
  changeSettings: true,
  deleteAgent: true,
  explainUser: true,
  previewUser: true,
  provisionUsers: true,
  deleteUser: true,
  deleteUserAttribute: true,
  applyDeclaration: true,
  diffDeclaration: true,
  exportDeclaration: true,
  mintApiKey: true,
  removeOutlivedSessions: true,
  removeEndedSignIns: true,
  removeExpiredUsers: true,
  clearPreviews: true,
  removeOldThreads: true,
} satisfies SameFor;

it("F2: the codes of each call are those of its use case's type, each of them once", () => {
  expect(Object.keys(failureCodesOf).sort()).toEqual(Object.keys(same).sort());
  for (const [call, codes] of Object.entries(failureCodesOf)) {
    expect([call, [...new Set(codes)]]).toEqual([call, [...codes]]);
  }
});

it("F2: whatever no call answers comes from HTTP alone", () => {
  const answered = new Set<string>(Object.values(failureCodesOf).flat());
  expect(failureCodes.filter((code) => !answered.has(code))).toEqual(["internal"]);
});
