import { describe, expect, it } from "@jest/globals";
import type { StoredThread } from "../ports/thread.js";
import { requesterOf, isOpenTo } from "./thread-requester.js";

const agent = { id: "1", deploymentId: 3 };
const jane = { kind: "external", id: 7, externalId: "jane" } as const;
const server = { user: jane, creatorMode: false, session: undefined };
const thread: StoredThread = {
  id: "chat-1",
  agentId: "1",
  owner: { kind: "external", id: 7 },
  sort: 2,
  scope: { lane: "tenant_wide", deploymentId: 3, branchName: undefined },
};

describe("D4 A5 E4 whose a thread is to see", () => {
  it("its user's, in its lane and deployment", () => {
    expect(isOpenTo(thread, requesterOf(server, agent))).toBe(true);
    const refused = [
      requesterOf({ ...server, creatorMode: true }, agent),
      requesterOf(server, { ...agent, deploymentId: 4 }),
      requesterOf(server, { ...agent, id: "2" }),
      requesterOf({ ...server, user: undefined }, agent),
      requesterOf({ ...server, user: { ...jane, id: 8 } }, agent),
      requesterOf({ ...server, user: { kind: "internal", id: 7, username: "jane" } }, agent),
    ];
    for (const requester of refused) expect(isOpenTo(thread, requester)).toBe(false);
  });

  it("an internal user's in either mode, who has one lane", () => {
    const owner = { kind: "internal", id: 7 } as const;
    const user = { ...owner, username: "ada" };
    for (const creatorMode of [false, true]) {
      const requester = requesterOf({ ...server, user, creatorMode }, agent);
      expect(isOpenTo({ ...thread, owner }, requester)).toBe(true);
    }
  });

  it("a page's on its branch alone, a server's on every one", () => {
    const onBranch = { ...thread, scope: { ...thread.scope, branchName: "next" } } as StoredThread;
    expect(isOpenTo(onBranch, requesterOf(server, agent))).toBe(true);
    const requester = { ...requesterOf(server, agent), anyBranch: false };
    expect(isOpenTo(onBranch, requester)).toBe(false);
    const there = { ...requester, scope: { ...requester.scope, branchName: "next" } };
    expect([isOpenTo(onBranch, there), isOpenTo(thread, there)]).toEqual([true, false]);
  });

  it("one from before that was noted is open in every lane of its user", () => {
    const old = { ...thread, scope: undefined };
    expect(isOpenTo(old, requesterOf({ ...server, creatorMode: true }, agent))).toBe(true);
    expect(isOpenTo(old, requesterOf({ ...server, user: undefined }, agent))).toBe(false);
  });
});
