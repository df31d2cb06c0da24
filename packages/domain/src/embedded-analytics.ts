import * as Effect from "effect/Effect";
import type { Credential } from "./access/credential.js";
import { LimitRules, type LimitOptions } from "./access/limits/limit-rules.js";
import { mintApiKey } from "./access/mint-api-key.js";
import type { DeclarationCalls } from "./accounts/declaration-calls.js";
import type { DataCaller } from "./access/data-caller.js";
import { explainAccess } from "./analytics/access/explain-access.js";
import type { ExplainedAccess, ExplainedUser } from "./analytics/access/explained-access.js";
import type { QueryResult } from "./analytics/query/query-result.js";
import { connectFace } from "./plain-face/connect-face.js";
import { administrationFace } from "./plain-face/administration-face.js";
import type { AdministrationCalls } from "./administration/administration-calls.js";
import { assistantFace } from "./plain-face/assistant-face.js";
import type { AssistantCalls } from "./assistants/assistant-calls.js";
import { runQuery } from "./analytics/query/run-query.js";
import type { ListedAttribute, ListedGroup } from "./catalog/embed-tenant-catalog.js";
import { deleteGroup, deleteUserAttribute } from "./catalog/delete-from-embed-tenant.js";
import type { ConnectCalls } from "./connect/connect-calls.js";
import type { Connection, ListQuery } from "./catalog/connection.js";
import { dashboardFace } from "./plain-face/dashboard-face.js";
import { declarationFace } from "./plain-face/declaration-face.js";
import type { DashboardCalls } from "./dashboards/dashboard-calls.js";
import { listGroups, listUserAttributes } from "./catalog/list-embed-tenant-catalog.js";
import { abortChat } from "./chat/abort-chat.js";
import { agentUsage } from "./chat/agent-usage.js";
import type { ChatAddress } from "./chat/chat-address.js";
import type { ReaderLimits } from "./chat/read/chat-seats.js";
import { interruptLostTurns } from "./chat/interrupt-lost-turns.js";
import type { KeptLimits } from "./chat/host/kept-lines.js";
import { RunningTurns } from "./chat/host/running-turns.js";
import { stopTurns } from "./chat/stop-turns.js";
import type { ChatStream } from "./chat/chat-stream.js";
import { streamChat } from "./chat/stream-chat.js";
import { deleteThread } from "./chat/threads/delete-thread.js";
import { listFeedback, listOwnFeedback } from "./chat/threads/list-feedback.js";
import { listThreads } from "./chat/threads/list-threads.js";
import type { ThreadCalls } from "./chat/threads/thread-calls.js";
import { suggestQuestions } from "./chat/threads/suggest-questions.js";
import { rateAnswer, removeRating } from "./chat/threads/rate-answer.js";
import { renameThread } from "./chat/threads/rename-thread.js";
import type { UsageOfAgent } from "./chat/usage-of-agent.js";
import { portNames, type Ports } from "./ports.js";
import type { RunUseCase } from "./plain-face/run-use-case.js";
import { servicesOf } from "./services.js";
import { authenticateToken } from "./sessions/authenticate-token.js";
import type { EmbedSession } from "./sessions/embed-session.js";
import type { EmbedPage, PageAddress } from "./sessions/page/embed-page.js";
import { findEmbedPage } from "./sessions/page/find-embed-page.js";
import type { ForeignRequest, Preflight } from "./sessions/origin/foreign-request.js";
import {
  judgeExchangeOrigin,
  judgeOrigin,
  judgePreflight,
} from "./sessions/origin/judge-origin.js";
import { exchangeSession } from "./sessions/exchange-session.js";
import { generateSession } from "./sessions/generate-session.js";
import { clearPreviews } from "./chat/threads/clear-previews.js";
import { removeOldThreads } from "./chat/threads/remove-old-threads.js";
import { removeEndedSignIns } from "./administration/remove-ended-sign-ins.js";
import { removeExpiredUsers } from "./sessions/remove-expired-users.js";
import { removeOutlivedSessions } from "./sessions/remove-outlived-sessions.js";
import { deleteEmbedTenant } from "./administration/delete-embed-tenant.js";
import { revokeIssued } from "./administration/revoke-issued.js";
import { revokeSession } from "./administration/revoke-session.js";
import { Failure } from "./shared/failure/failure.js";
import type { StoreUnavailable } from "./shared/failure/store-unavailable.js";
import type { DeploymentId, Milliseconds, Seconds, TurnId } from "./shared/text/branded.js";

/**
 * The service as a library. Every method rejects with a `Failure` (a code of the closed list and a
 * public sentence), whose code `failureCodesOf` lists for it; anything else that it rejects with is a
 * defect. Bodies are values of unknown origin and are checked here; a `Failure` given as a body, with
 * one of the codes of a body that could not be read, is reported in its turn (B2).
 */
export interface EmbeddedAnalytics
  extends
    AdministrationCalls,
    AssistantCalls,
    ConnectCalls,
    DashboardCalls,
    DeclarationCalls,
    ThreadCalls {
  /** Mints a session for one user, provisioning what the body says of it (`service.md` 4.1). */
  generateSession(credential: Credential, body: unknown): Promise<{ readonly sessionId: string }>;
  /** Exchanges `{sessionId}`, once, for an embed token (B5). */
  exchangeSession(body: unknown, accountName?: string): Promise<{ readonly token: string }>;
  /** Revokes `{sessionId}` and its token; repeating it is fine (B5). */
  revokeSession(credential: Credential, body: unknown): Promise<void>;
  /** Whose page of the iframe an address opens, without spending its session (G2). */
  findEmbedPage(address: PageAddress): Promise<EmbedPage>;
  /** Whether a page of another origin may read the answer to a request (G2). */
  judgeOrigin(request: ForeignRequest): Promise<boolean>;
  /** The same for an exchange; `origin_not_allowed` where the session's account does not list the origin. */
  judgeExchangeOrigin(request: ForeignRequest): Promise<boolean>;
  /** Whether a browser's preflight is answered (G2). */
  judgePreflight(preflight: Preflight): Promise<boolean>;
  /** The session behind an embed token, unless the token is expired or revoked (B5). */
  authenticateToken(token: string): Promise<EmbedSession>;
  /**
   * Runs `{query, timezone?, branchName?, sessionSettings?}`, one SELECT over the deployment's data
   * model, under the rights of an embed token or of the user that `sessionSettings` names (E8).
   * Once the signal aborts, the query ends and everything rejects with the signal's reason.
   */
  runQuery(
    caller: DataCaller,
    deploymentId: DeploymentId,
    body: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<QueryResult>;
  /**
   * Sends `{input, chatId?, messageId?, sessionSettings, …}` to an agent and answers the lines of the
   * turn as they come; without `input` the thread as it is (`service.md` 4.3). The turn goes on when
   * its reader leaves; the signal only ends the reading (D7).
   */
  streamChat(
    caller: DataCaller,
    address: ChatAddress,
    body: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<ChatStream>;
  /**
   * Revokes sessions, and aborts running turns, by exactly one of `{sessionId}`, `{externalId,
   * embedTenantName?}`, `{internalId}`, `{embedTenantName}`, `{keyId}` and `{issuedBefore}` (ISO 8601
   * with an offset). In force on every instance within two seconds (J8).
   */
  revokeIssued(credential: Credential, body: unknown): Promise<void>;
  /**
   * Deletes an embed tenant with its definitions, users, sessions, threads and dashboards, after its
   * running turns were aborted (H3, J1). `store_unavailable`: not all of it yet, try again.
   */
  deleteEmbedTenant(credential: Credential, embedTenantName: string): Promise<void>;
  /** Stops the turn of `{chatId, sessionSettings}`, wherever it runs (`service.md` 4.4). */
  abortChat(caller: DataCaller, address: ChatAddress, body: unknown): Promise<void>;
  /**
   * Ends turns whose lease has expired (D8); to be called every few
   * seconds. Answers how many.
   */
  interruptLostTurns(): Promise<number>;
  /**
   * Lets no turn begin any more, and settles when none runs: after so many seconds those that still
   * do end as suspended (D8).
   */
  stopTurns(graceSeconds: Seconds): Promise<void>;
  /**
   * What a user's query would be decided on (E6), for those who own the service: no key is asked
   * for, so this must not be reached from outside.
   */
  explainAccess(about: ExplainedUser): Promise<ExplainedAccess>;
  /**
   * What the agents of an account have used, those without a turn left out; from the day of UTC on in
   * which `sinceMs` lies, or from the first. For those who own the service, like `explainAccess`.
   */
  agentUsage(accountName: string, sinceMs?: Milliseconds): Promise<readonly UsageOfAgent[]>;
  /** The groups of an embed tenant's scope (C1, C2). */
  listGroups(
    credential: Credential,
    embedTenantName: string,
    query?: ListQuery,
  ): Promise<Connection<ListedGroup>>;
  /** Deletes a group with its memberships (C3). */
  deleteGroup(credential: Credential, embedTenantName: string, id: string): Promise<void>;
  /** The attribute definitions of an embed tenant's scope (C1, C2). */
  listUserAttributes(
    credential: Credential,
    embedTenantName: string,
    query?: ListQuery,
  ): Promise<Connection<ListedAttribute>>;
  /** Deletes an attribute with all its values (C3). */
  deleteUserAttribute(credential: Credential, embedTenantName: string, id: string): Promise<void>;
  /** A new API key at random (A3), to be given to `applyDeclaration` under a name of its own. */
  mintApiKey(): Promise<string>;
  /** Clears away sessions of no more use, over all accounts; answers how many. */
  removeOutlivedSessions(): Promise<number>;
  /** Clears away keys of administrators' sign-ins that have ended, over all accounts (J1); answers how many. */
  removeEndedSignIns(): Promise<number>;
  /** Removes ephemeral users whose time is over, with all that was theirs (D9); answers how many. */
  removeExpiredUsers(): Promise<number>;
  /**
   * Removes what was said in previews that have ended, and stops turns that run in them, over all accounts (J1);
   * answers how many turns were removed.
   */
  clearPreviews(): Promise<number>;
  /**
   * Removes threads that are older than their accounts keep them (`retention.threadsDays`), with all that was said
   * in them, over all accounts (J1); answers how many.
   */
  removeOldThreads(): Promise<number>;
}

/** What a host may set; everything has a default. */
export interface EmbeddedAnalyticsOptions {
  /** A turn whose lease is not prolonged for so long counts as interrupted; 15 unless given (D8). */
  readonly turnLeaseSeconds?: Seconds | undefined;
  /**
   * No more than one append to a turn's log in so many milliseconds, on the average: lines that come
   * faster go together. 0 unless said otherwise, which suits a log in the same process; a log on a
   * server is spared by 10 to 20.
   */
  readonly turnAppendEveryMs?: Milliseconds | undefined;
  /** How many readers of chat a user and a thread may have at the same time; 16 and 4 unless said otherwise (D15). */
  readonly chatReaders?: Partial<ReaderLimits> | undefined;
  /**
   * How many bytes of lines are kept in the logs of turns, of one user, of one account and in all; 16,
   * 128 and 256 MiB unless said otherwise (D15).
   */
  readonly keptLines?: Partial<KeptLimits> | undefined;
  /** Limits of accounts that declare none, and of addresses (J4). */
  readonly limits?: LimitOptions | undefined;
  /** Called with what agents and tools threw, which no reader sees (T17). */
  readonly onTurnError?: ((error: unknown, about: { readonly turnId: TurnId }) => void) | undefined;
}

/** Puts the rules on a set of ports: in-memory ones, ours on PostgreSQL, or a host's own. */
export const createEmbeddedAnalytics = (
  ports: Ports,
  options: EmbeddedAnalyticsOptions = {},
): EmbeddedAnalytics => {
  const missing = portNames.filter((name) => (ports as Partial<Ports>)[name] === undefined);
  if (missing.length > 0) throw new TypeError(`No adapter for: ${missing.join(", ")}`);
  const turns = new RunningTurns({
    leaseSeconds: options.turnLeaseSeconds,
    appendEveryMs: options.turnAppendEveryMs,
    onError: options.onTurnError,
    readers: options.chatReaders,
    kept: options.keptLines,
  });
  const context = servicesOf(ports, turns, new LimitRules(options.limits));

  const run: RunUseCase = (useCase) =>
    Effect.runPromise(
      useCase.pipe(
        Effect.catchTag("StoreUnavailable", (cause) => Effect.fail(outage(cause))),
        Effect.provideContext(context),
      ),
    );

  return {
    generateSession: (credential, body) => run(generateSession(credential, body)),
    exchangeSession: (body, accountName) => run(exchangeSession(body, accountName)),
    revokeSession: (credential, body) => run(revokeSession(credential, body)),
    revokeIssued: (credential, body) => run(revokeIssued(credential, body)),
    deleteEmbedTenant: (credential, tenant) => run(deleteEmbedTenant(credential, tenant)),
    findEmbedPage: (address) => run(findEmbedPage(address)),
    judgeOrigin: (request) => run(judgeOrigin(request)),
    judgeExchangeOrigin: (request) => run(judgeExchangeOrigin(request)),
    judgePreflight: (preflight) => run(judgePreflight(preflight)),
    authenticateToken: (token) => run(authenticateToken(token)),
    runQuery: (caller, deploymentId, body, { signal = new AbortController().signal } = {}) =>
      run(runQuery(caller, deploymentId, body, signal)),
    ...assistantFace(run),
    ...connectFace(run),
    ...administrationFace(run),
    ...dashboardFace(run),
    streamChat: (caller, address, body, { signal } = {}) =>
      run(streamChat(caller, address, body, signal)),
    abortChat: (caller, address, body) => run(abortChat(caller, address, body)),
    listThreads: (caller, address, given, query = {}) =>
      run(listThreads(caller, address, given, query)),
    renameThread: (caller, address, chatId, body) =>
      run(renameThread(caller, address, chatId, body)),
    deleteThread: (caller, address, chatId, given) =>
      run(deleteThread(caller, address, chatId, given)),
    suggestQuestions: (caller, address, given) => run(suggestQuestions(caller, address, given)),
    rateAnswer: (caller, answer, body) => run(rateAnswer(caller, answer, body)),
    removeRating: (caller, answer, given) => run(removeRating(caller, answer, given)),
    listFeedback: (credential, address, query = {}) =>
      run(listFeedback(credential, address, query)),
    listOwnFeedback: (caller, address, chatId, given, query = {}) =>
      run(listOwnFeedback(caller, address, chatId, given, query)),
    interruptLostTurns: () => run(interruptLostTurns),
    stopTurns: (graceSeconds) => run(stopTurns(graceSeconds)),
    explainAccess: (about) => run(explainAccess(about)),
    agentUsage: (accountName, sinceMs) => run(agentUsage(accountName, sinceMs)),
    listGroups: (credential, tenant, query = {}) => run(listGroups(credential, tenant, query)),
    deleteGroup: (credential, tenant, id) => run(deleteGroup(credential, tenant, id)),
    listUserAttributes: (credential, tenant, query = {}) =>
      run(listUserAttributes(credential, tenant, query)),
    deleteUserAttribute: (credential, tenant, id) =>
      run(deleteUserAttribute(credential, tenant, id)),
    ...declarationFace(run),
    mintApiKey: async () => (await run(mintApiKey)).text,
    removeOutlivedSessions: () => run(removeOutlivedSessions),
    removeEndedSignIns: () => run(removeEndedSignIns),
    removeExpiredUsers: () => run(removeExpiredUsers),
    clearPreviews: () => run(clearPreviews),
    removeOldThreads: () => run(removeOldThreads),
  };
};

/** What the caller may know of an outage; its cause stays with the error, for the log. */
const outage = (cause: StoreUnavailable): Failure => {
  const failure = new Failure("store_unavailable", "The store cannot be reached. Try again.");
  failure.cause = cause;
  return failure;
};
