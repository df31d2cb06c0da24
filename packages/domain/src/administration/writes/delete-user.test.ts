import { describe, expect, it } from "@jest/globals";
import type { AgentsMethods } from "../../chat/ports/agent.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { codeOf } from "../../failures.fixture.js";
import { keys, withKey, world, type World } from "../../world.fixture.js";

/** Says something, and then nothing until it is stopped. */
const hanging: PortAdapter<AgentsMethods> = {
  async *answer(_accountId, _task, signal) {
    yield { kind: "content", text: "canary words" };
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
    });
  },
};

const idOf = async (at: World, externalId: string): Promise<string> => {
  const { items } = await at.service.listUsers(withKey(), { search: externalId });
  return String(items[0]?.id);
};

/** A user in the middle of an answer; all lines of it once it has ended. */
const talkingUser = async (at: World) => {
  const session = await at.service.generateSession(withKey(), { externalId: "canary-jane" });
  const { token } = await at.service.exchangeSession(session);
  const address = { accountName: "demo", agentId: "1" };
  const caller = { apiKey: undefined, embedToken: token };
  const { lines } = await at.service.streamChat(caller, address, { input: "canary question" });
  const read: string[] = [];
  const ended = (async () => {
    for await (const part of lines) read.push(...part);
  })();
  while (!read.join("").includes("canary words")) await new Promise((done) => setTimeout(done, 5));
  return { token, read, ended };
};

describe("J1: deletion of a user in the middle of an answer", () => {
  it("ends it with its closing lines, and leaves no word of it, in the logs neither", async () => {
    const at = await world(() => ({ agents: hanging }));
    const [account] = at.tables.accounts.values();
    const accountId = account?.id ?? 0;
    const { token, read, ended } = await talkingUser(at);
    const [turn] = at.tables.turns.values();
    const turnId = turn?.id ?? "";
    expect(await at.ports.turnLogs.read(accountId, turnId, 0, 100)).toBeDefined();
    await at.service.deleteUser(withKey(), await idOf(at, "canary-jane"));
    await ended;
    expect(read.join("")).toContain("__aborted__");
    expect(JSON.stringify(at.stored())).not.toContain("canary");
    expect(await at.ports.turnLogs.read(accountId, turnId, 0, 100)).toBeUndefined();
    expect(await codeOf(at.service.authenticateToken(token))).toBe("unauthenticated");
  });

  it("A1 A3: is for an admin key of the whole account alone, of its own users", async () => {
    const at = await world();
    await at.service.generateSession(withKey(), { externalId: "jane" });
    const id = await idOf(at, "jane");
    const before = at.stored();
    for (const [key, code] of [
      [keys.scoped, "deployment_out_of_scope"],
      [keys.personal, "admin_key_required"],
      [keys.other, "user_not_found"],
    ] as const) {
      expect([key, await codeOf(at.service.deleteUser(withKey(key), id))]).toEqual([key, code]);
    }
    for (const none of ["0", "x", "", "9007199254740993"]) {
      expect(await codeOf(at.service.deleteUser(withKey(), none))).toBe("user_not_found");
    }
    expect(at.stored()).toEqual(before);
  });
});

describe("J8: a key that is revoked in the middle of an answer", () => {
  it("ends the answers that were begun with it, or with its sessions", async () => {
    const at = await world(() => ({ agents: hanging }));
    const made = await at.service.createKey(withKey(), { name: "second" });
    const { read, ended } = await talkingUser(at);
    await at.service.revokeKey(withKey(made.key), "admin0000000", { descendants: false });
    await ended;
    expect(read.join("")).toContain("__aborted__");
    expect(await codeOf(at.service.getAccount(withKey()))).toBe("unauthenticated");
    expect((await at.service.getAccount(withKey(made.key))).name).toBe("demo");
  });
});
