import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import { loadModelAccess } from "../../analytics/access/model-access.js";
import { visibleModel } from "../../analytics/policies/visible-model.js";
import { Agents, Threads, TurnHost, TurnLogs, type TurnServices } from "../services.js";
import { lift } from "../../shared/port/port.js";
import type { AgentTask } from "../ports/agent.js";
import { dropLog } from "../host/drop-log.js";
import { AppendRateLimiter } from "./append-rate-limiter.js";
import type { ClaimedTurn } from "../claim/claimed-turn.js";
import { EarlierResults } from "../turn/earlier-results.js";
import { historyOf, remembered } from "../turn/history.js";
import { noSuchTool, runTool, toolBroken } from "./run-tool.js";
import { TurnPersistence } from "./turn-persistence.js";
import { TurnExecution } from "./turn-execution.js";
import { sessionOfTurn } from "./turn-session.js";
import { endWhenAborted, endWhenTooLong, holdLease } from "./turn-watches.js";
import type { Milliseconds, Seconds } from "../../shared/text/branded.js";

const retryMs = 250;

/**
 * Begins a claimed turn, which goes on by itself, with and without readers (D7). Its log is open; its place is
 * free again when it has ended (J4).
 */
export const startTurn = (claimed: ClaimedTurn, freePlace: () => void) =>
  Effect.gen(function* () {
    const { accountId, turnId, generation, names, input, sortFrom, settings } = claimed;
    const logs = yield* TurnLogs;
    const host = yield* TurnHost;
    const { leaseSeconds, appendEveryMs } = host.options;
    const promised = Effect.runPromiseWith(yield* Effect.context<TurnServices>());
    const onError = (error: unknown): void => host.options.onError(error, { turnId });
    const record = new TurnPersistence({
      accountId,
      turnId,
      generation,
      logs,
      threads: yield* Threads,
      leaseSeconds,
      outage: () => promisedOutage(promised, leaseSeconds),
      onError,
    });
    const results = new EarlierResults();
    const dropped = dropLog(logs);
    const user = userKeyOf(claimed);
    const kept = host.kept.begin({ accountId, user, turnId }, dropped);
    let toolCalls = 0;
    const run = new TurnExecution({
      names,
      input,
      sort: sortFrom,
      budget: settings.budget,
      thinking: settings.thinking !== "off",
      toolNames: settings.toolNames,
      append: (written) => record.put(written),
      pace: appendEveryMs > 0 ? paceOf(promised, appendEveryMs, yield* Clock.Clock) : undefined,
      runTool: async (tool, asked, signal) => {
        if (!settings.tools.includes(tool)) return noSuchTool;
        try {
          return await promised(
            Effect.flatMap(session, (dataSession) =>
              runTool(dataSession, tool, asked, signal, results),
            ),
          );
        } catch (error) {
          if (!signal.aborted) onError(error);
          return toolBroken;
        }
      },
      newId: () => `${turnId}.tool.${++toolCalls}`,
      mayKeep: (bytes) => kept.holds(bytes),
      onAgentError: onError,
    });
    // Loaded once, at the first use: one moment's rights for the whole turn (E1).
    const session = yield* Effect.cached(sessionOfTurn(claimed));

    const driven = Effect.gen(function* () {
      yield* Effect.forkChild(endWhenAborted(claimed, run));
      yield* Effect.forkChild(endWhenTooLong(claimed, run));
      yield* Effect.forkChild(holdLease(claimed, run, leaseSeconds));
      const task = taskOf(claimed, session);
      const agents = yield* Agents;
      const outcome = yield* Effect.promise(() =>
        run.drive(async () => {
          const callTool: AgentTask["callTool"] = (tool, asked) => run.callTool(tool, asked);
          const asked = { ...(await promised(task)), callTool };
          results.remember(asked.history);
          // What an agent is given may come when nobody waits for its answer any more.
          run.signal.throwIfAborted();
          return agents.answer(accountId, asked, run.signal);
        }),
      );
      if (!outcome.fenced) return;
      // An aborted turn has stopped, though its last lines did not reach the log (T31).
      const isAborted = outcome.turn.state === "aborted";
      yield* Effect.promise(() => record.giveUp(isAborted ? { event: "aborted" } : undefined));
    });
    const ended = Effect.ensuring(
      driven,
      Effect.sync(() => {
        kept.ended();
        freePlace();
      }),
    );
    host.add(turnId, run, promised(ended).catch(onError));
  });

/** A turn without a stored user is its own. */
const userKeyOf = ({ accountId, turnId, user: { user }, scope }: ClaimedTurn): string => {
  if (scope.previewDigest !== undefined) return `${accountId}/preview/${scope.previewDigest}`;
  return user === undefined ? turnId : `${accountId}/${user.kind}/${user.id}`;
};

/** Waits as `AppendRateLimiter` says. */
const paceOf = (
  promised: (effect: Effect.Effect<void>) => Promise<void>,
  everyMs: Milliseconds,
  clock: Clock.Clock,
): (() => Promise<void> | undefined) => {
  const pace = new AppendRateLimiter(everyMs, () => clock.currentTimeMillisUnsafe());
  return () => {
    const waitMs = pace.next();
    return waitMs > 0 ? promised(Effect.sleep(waitMs)) : undefined;
  };
};

/** An outage is waited for until the lease would be over, were it not prolonged. */
const promisedOutage = (
  promised: <Answer>(effect: Effect.Effect<Answer>) => Promise<Answer>,
  leaseSeconds: Seconds,
): (() => Promise<boolean>) => {
  const since = promised(Clock.currentTimeMillis);
  return async () => {
    const elapsedMs = (await promised(Clock.currentTimeMillis)) - (await since);
    if (elapsedMs >= leaseSeconds * 1000) return false;
    await promised(Effect.sleep(retryMs));
    return true;
  };
};

/** What the agent works with, except the tools. */
const taskOf = <Fault, Needs>(
  claimed: ClaimedTurn,
  session: Effect.Effect<DataSession, Fault, Needs>,
) =>
  Effect.gen(function* () {
    const { accountId, input, names, sortFrom, settings } = claimed;
    const { id, name, deploymentId, config } = claimed.agent;
    const threads = lift(yield* Threads);
    const dataSession = yield* session;
    const { model, access } = yield* loadModelAccess(dataSession);
    const { turnsMax, bytesMax } = remembered;
    const before = yield* threads.recent(accountId, names.chatId, sortFrom, turnsMax, bytesMax);
    return {
      agent: { id, name, deploymentId, config },
      input,
      history: historyOf(before, settings.toolNames),
      model: visibleModel(model, access),
      timezone: dataSession.timezone,
      nowMs: yield* Clock.currentTimeMillis,
    };
  });
