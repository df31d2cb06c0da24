import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { changeAccount } from "../world/change-account.js";
import { begin, loadThread, loadTurn } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { twins } from "./twins.js";

export const loadForeign: readonly ContractCase[] = [
  proves("T7 D4 our thread is unknown, by its id and by its first message", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const { threadId, messageId } = await begin(store, ours);
    const owner = { kind: "internal", id: ours.internalUserId } as const;
    for (const over of [{ chatId: threadId }, { chatId: threadId, messageId }, { messageId }]) {
      const { thread, running, turn } = await loadThread(store, theirs, { owner, ...over });
      expect([thread, running, turn]).toEqual([undefined, undefined, undefined]);
    }
  }),

  proves("A1 our agent is unknown", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const agent = { id: "ours-only", name: "ours", deploymentId: 1, config: {} };
    await changeAccount(store, ours, { agents: [agent] });
    expect((await loadThread(store, ours, { agentId: agent.id })).agent?.id).toBe(agent.id);
    expect((await loadThread(store, theirs, { agentId: agent.id })).agent).toBeUndefined();
  }),

  proves("T7 a thread and a turn of the very same ids are each account's own", async (store) => {
    const { ours, theirs, our, their } = await twins(store);
    expect(await loadTurn(store, ours, our)).toMatchObject({
      agent: { deployment: { modelFolder: "shop-of-ours" } },
      thread: { owner: { id: ours.internalUserId } },
      running: { input: "Ours?" },
      turn: { input: "Ours?" },
    });
    expect(await loadTurn(store, theirs, their)).toMatchObject({
      agent: { deployment: { modelFolder: "shop-of-theirs" } },
      thread: { owner: { id: theirs.internalUserId } },
      running: { input: "Theirs?" },
      turn: { input: "Theirs?" },
    });
    const first = await loadThread(store, theirs, { messageId: our.messageId });
    expect(first.running?.input).toBe("Theirs?");
  }),
];
