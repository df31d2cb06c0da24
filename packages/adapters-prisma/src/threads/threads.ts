import type {
  AbortedTurn,
  FeedbackMethods,
  KeptTurn,
  PortAdapter,
  ThreadLookup,
  ThreadsMethods,
  UsageOfAgent,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { isStorable, storableId } from "../storable.js";
import { withEntry } from "../audit/with-entry.js";
import { abortIssuedStatement, scopeValue, selectionValues } from "../issued-selection.js";
import { lineOf, lineValues, type LineRow } from "./line-rows.js";
import { clearPreviews } from "./clear-previews.js";
import { removeOldThreads } from "./remove-old.js";
import { loadStatement, claimExpiredStatement } from "./load-statement.js";
import { prismaFeedback } from "./feedback.js";
import { threadLists } from "./thread-lists.js";
import { snapshotOf, takenOf, type SnapshotJson, type TakenRow } from "./snapshot-json.js";
import {
  abortStatement,
  endStatement,
  isAbortedStatement,
  keepStatement,
  messagesStatement,
  recentStatement,
  renewStatement,
  turnStatement,
  usageStatement,
} from "./statements.js";

/** Threads and turns in PostgreSQL: prepared statements, one round trip for each method. */
export const prismaThreads = (pool: ScopedPool): PortAdapter<ThreadsMethods> => ({
  ...threadReads(pool),
  ...turnWrites(pool),
  ...threadLists(pool),
  ...prismaFeedback(pool),
  clearPreviews: (threadsMax) => clearPreviews(pool, threadsMax),
  removeOld: (threadsMax) => removeOldThreads(pool, threadsMax),
});

type ListMethods =
  "list" | "rename" | "remove" | "clearPreviews" | "removeOld" | keyof FeedbackMethods;

type ReadingMethods = "load" | "messages" | "recent" | "turn" | "usage";

const threadReads = (pool: ScopedPool): Pick<PortAdapter<ThreadsMethods>, ReadingMethods> => ({
  load: async (accountId, lookup) => {
    const { rows } = await pool.of(accountId).query<{ snapshot: SnapshotJson }>({
      name: "load_thread",
      text: loadStatement,
      values: [accountId, ...lookupValues(lookup)],
    });
    if (rows[0] === undefined) throw new Error("the statement always answers one row");
    return snapshotOf(rows[0].snapshot);
  },
  messages: async (accountId, threadId, after, upTo, linesMax, bytesMax) => {
    const { rows } = await pool.of(accountId).query<LineRow>({
      name: "thread_messages",
      text: messagesStatement,
      values: [accountId, storableId(threadId), after, upTo, linesMax, bytesMax ?? null],
    });
    return rows.map(lineOf);
  },
  recent: async (accountId, threadId, upTo, turnsMax, bytesMax) => {
    const { rows } = await pool.of(accountId).query<LineRow>({
      name: "thread_recent",
      text: recentStatement,
      values: [accountId, storableId(threadId), upTo, turnsMax, bytesMax ?? null],
    });
    return rows.map(lineOf);
  },
  turn: async (accountId, turnId, from, linesMax, bytesMax) => {
    const { rows } = await pool.of(accountId).query<TurnLineRow>({
      name: "turn_lines",
      text: turnStatement,
      values: [accountId, storableId(turnId), from, linesMax, bytesMax ?? null],
    });
    if (rows[0] === undefined) return undefined;
    return { state: rows[0].state, lines: rows.filter(hasLine).map(lineOf) };
  },
  usage: async (accountId, sinceMs) => {
    const { rows } = await pool.of(accountId).query<UsageRow>({
      name: "agent_usage",
      text: usageStatement,
      values: [accountId, sinceMs ?? null],
    });
    return rows.map((row) => ({ ...row, models: [...new Set(row.models.flat())].sort() }));
  },
});

const turnWrites = (
  pool: ScopedPool,
): Omit<PortAdapter<ThreadsMethods>, ReadingMethods | ListMethods> => ({
  keep: async (accountId, turnId, generation, lines) => {
    const { rows } = await pool.of(accountId).query<{ held: boolean }>({
      name: "keep_turn_lines",
      text: keepStatement,
      values: [accountId, storableId(turnId), generation, ...lineValues(lines)],
    });
    return rows[0]?.held === true;
  },
  renew: async (accountId, turnId, generation, leaseSeconds) => {
    const { rowCount } = await pool.of(accountId).query({
      name: "renew_turn",
      text: renewStatement,
      values: [accountId, storableId(turnId), generation, leaseSeconds],
    });
    return rowCount === 1;
  },
  abort: async (accountId, turnId, generation) => {
    const { rowCount } = await pool.of(accountId).query({
      name: "abort_turn",
      text: abortStatement,
      values: [accountId, storableId(turnId), generation],
    });
    return rowCount === 1;
  },
  abortIssued: (accountId, selection, deployments, entry) => {
    const abort = async (connection: Queryable): Promise<readonly AbortedTurn[]> => {
      const { rows } = await connection.query<AbortedTurn>({
        name: `abort_issued_by_${selection.kind}`,
        text: abortIssuedStatement(selection.kind),
        values: [accountId, scopeValue(deployments), ...selectionValues(selection)],
      });
      return rows;
    };
    return withEntry(pool, accountId, entry, abort, ({ length }) => length > 0);
  },
  isAborted: async (accountId, turnId, generation) => {
    const { rowCount } = await pool.of(accountId).query({
      name: "is_turn_aborted",
      text: isAbortedStatement,
      values: [accountId, storableId(turnId), generation],
    });
    return rowCount === 1;
  },
  end: async (accountId, turnId, generation, { state, sort, usage, lines }) => {
    const ending = [state, sort, JSON.stringify(usage), ...lineValues(lines)];
    const { rows } = await pool.of(accountId).query<{ ended: boolean }>({
      name: "end_turn",
      text: endStatement,
      values: [accountId, storableId(turnId), generation, ...ending],
    });
    return rows[0]?.ended === true;
  },
  claimExpired: async (leaseSeconds, turnsMax) => {
    const { rows } = await pool.ofEveryAccount().query<TakenRow>({
      name: "take_expired_turns",
      text: claimExpiredStatement,
      values: [leaseSeconds, turnsMax],
    });
    return rows.map(takenOf);
  },
});

/** A turn with one of its lines, or with none. */
type TurnLineRow = Pick<KeptTurn, "state"> & (LineRow | { readonly [Name in keyof LineRow]: null });

/** An agent's usage with the models of each day. */
type UsageRow = Omit<UsageOfAgent, "models"> & { readonly models: readonly (readonly string[])[] };

const hasLine = (row: TurnLineRow): row is Extract<TurnLineRow, LineRow> => row.at !== null;

const lookupValues = ({ agentId, owner, chatId, messageId }: ThreadLookup): unknown[] => [
  storableId(agentId),
  owner?.kind === "external" ? owner.id : null,
  owner?.kind === "internal" ? owner.id : null,
  storableId(chatId),
  // An id that cannot be stored is another one than none: it asks for no thread at all.
  chatId !== undefined && !isStorable(chatId) ? null : storableId(messageId),
  owner?.kind === "preview" ? owner.id : null,
];
