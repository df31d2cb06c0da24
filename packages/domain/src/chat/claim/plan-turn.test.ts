import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import * as Result from "effect/Result";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { planTurn, type PlannedMessage } from "./plan-turn.js";
import type { StoredThread, StoredTurn, ThreadOwner } from "../ports/thread.js";
import type { ThreadScope } from "../../sessions/decide/thread-scope.js";
import { hasEnded, mayRunAgain, turnStates, type TurnState } from "../turn/turn-state.js";

const jane: ThreadOwner = { kind: "external", id: 7 };
const scope: ThreadScope = { lane: "tenant_wide", deploymentId: 1, branchName: undefined };
const thread: StoredThread = { id: "chat-1", agentId: "1", owner: jane, sort: 20, scope };
const turn = (state: TurnState, over: Partial<StoredTurn> = {}): StoredTurn => ({
  id: "turn-1",
  messageId: "1700000000000-message",
  input: "How much?",
  state,
  generation: 1,
  sortFrom: 10,
  leaseOver: false,
  ...over,
});
const message: PlannedMessage = {
  agentId: "1",
  owner: jane,
  scope,
  anyBranch: false,
  chatId: "chat-1",
  input: "How much?",
  acceptClientChatIds: false,
};
const nothing = { thread: undefined, running: undefined, turn: undefined };
const other = turn("claimed", { id: "turn-2", messageId: "1700000000001-message" });

describe("D4: where a message goes", () => {
  it("without a chatId it opens a thread", () => {
    expect(valueOf(planTurn(nothing, { ...message, chatId: undefined }))).toEqual({
      kind: "claim",
      thread: undefined,
      chatId: undefined,
      replaces: undefined,
    });
  });

  it.each([
    ["chat-1", false, false],
    ["chat-1", true, true],
    ["a.B_c:d-9", true, true],
    ["x".repeat(128), true, true],
    ["x".repeat(129), true, false],
    ["a b", true, false],
    ["ä", true, false],
    ["a\n", true, false],
    ["../a", true, false],
  ])("a chatId that nobody knows, %j, accepted %s: %s", (chatId, acceptClientChatIds, opens) => {
    const plan = planTurn(nothing, { ...message, chatId, acceptClientChatIds });
    if (opens) expect(valueOf(plan)).toMatchObject({ kind: "claim", thread: undefined, chatId });
    else expect(refusalOf(plan).code).toBe("thread_not_found");
  });

  it.each<[string, Partial<PlannedMessage>]>([
    ["another user's", { owner: { kind: "external", id: 8 } }],
    ["an internal user's of the same number", { owner: { kind: "internal", id: 7 } }],
    ["that of somebody who is not stored", { owner: undefined }],
    ["one at another agent", { agentId: "2" }],
  ])("T7: a thread that is %s is not there, whatever it holds", (_whose, over) => {
    for (const running of [undefined, turn("claimed"), turn("claimed", { leaseOver: true })]) {
      const snapshot = { thread, running, turn: turn("completed", { input: "Another" }) };
      const asked = { ...message, acceptClientChatIds: true, ...over };
      expect(refusalOf(planTurn(snapshot, asked)).code).toBe("thread_not_found");
    }
  });
});

describe("D6: what the same message comes to", () => {
  it.each<[TurnState, string]>([
    ["completed", "replay"],
    ["aborted", "replay"],
    ["failed", "replay"],
    ["interrupted", "claim"],
    ["suspended", "claim"],
  ])("when its turn is %s, in an idle thread: %s", (state, kind) => {
    const plan = valueOf(planTurn({ thread, running: undefined, turn: turn(state) }, message));
    expect(plan.kind).toBe(kind);
    if (plan.kind === "claim") expect(plan).toMatchObject({ thread, replaces: "turn-1" });
  });

  it.each<[TurnState, string]>([
    ["completed", "replay"],
    ["aborted", "replay"],
    ["failed", "replay"],
    ["interrupted", "thread_busy"],
    ["suspended", "thread_busy"],
  ])("when its turn is %s, and another one runs: %s", (state, expected) => {
    const plan = planTurn({ thread, running: other, turn: turn(state) }, message);
    expect(Result.isSuccess(plan) ? plan.success.kind : plan.failure.code).toBe(expected);
  });

  it("when its turn runs, it follows", () => {
    const running = turn("claimed");
    const plan = valueOf(planTurn({ thread, running, turn: running }, message));
    expect(plan).toEqual({ kind: "follow", thread, turn: running });
  });

  it.each<TurnState>([...turnStates])(
    "with another input it is a conflict, though its turn is %s and the thread busy or not",
    (state) => {
      for (const running of [undefined, other, turn("claimed", { leaseOver: true })]) {
        const plan = planTurn({ thread, running, turn: turn(state, { input: "No" }) }, message);
        expect(refusalOf(plan).code).toBe("message_conflict");
      }
    },
  );
});

describe("D6, D8: another message while a turn runs", () => {
  it("is refused with the sentence that clients know", () => {
    const refusal = refusalOf(planTurn({ thread, running: other, turn: undefined }, message));
    expect([refusal.code, refusal.detail]).toEqual([
      "thread_busy",
      "Streaming for thread is in progress",
    ]);
  });

  it("whose instance is not heard of any more waits for it to be ended first", () => {
    const lost = turn("claimed", { leaseOver: true });
    for (const own of [undefined, lost]) {
      expect(planTurn({ thread, running: lost, turn: own }, message)).toEqual(
        Result.succeed({ kind: "reap" }),
      );
    }
  });
});

describe("invariant 9: one running turn of a thread", () => {
  it("no plan claims a thread in which a turn runs, or runs again what has ended for good", () => {
    const states = fc.constantFrom(...turnStates);
    const storedTurn = fc
      .record({ state: states, leaseOver: fc.boolean(), input: fc.constantFrom("How much?", "No") })
      .map(({ state, ...over }) => turn(state, over));
    const snapshots = fc.record({
      thread: fc.constantFrom(undefined, thread),
      running: fc.constantFrom(undefined, other, { ...other, leaseOver: true }),
      turn: fc.option(storedTurn, { nil: undefined }),
    });
    fc.assert(
      fc.property(snapshots, fc.constantFrom(jane, undefined), (snapshot, owner) => {
        const plan = planTurn(snapshot, { ...message, owner });
        if (!Result.isSuccess(plan) || plan.success.kind === "reap") return;
        const { success } = plan;
        expect(owner).toEqual(success.thread?.owner);
        if (success.kind === "replay") expect(hasEnded(success.turn.state)).toBe(true);
        if (success.kind !== "claim") return;
        expect(snapshot.running).toBeUndefined();
        expect(success.replaces).toBe(snapshot.turn?.id);
        if (snapshot.turn && hasEnded(snapshot.turn.state)) {
          expect(mayRunAgain(snapshot.turn.state)).toBe(true);
        }
      }),
    );
  });
});

describe("D6 A5 a first message sent again from another lane", () => {
  it("is another message, whose thread is not shown", () => {
    const inCreatorMode = { ...message, scope: { ...scope, lane: "embed_tenant" } as const };
    const found = { thread, running: undefined, turn: turn("completed") };
    const again = planTurn(found, { ...inCreatorMode, chatId: undefined });
    expect(refusalOf(again).code).toBe("message_conflict");
    expect(refusalOf(planTurn(found, inCreatorMode)).code).toBe("thread_not_found");
  });
});
