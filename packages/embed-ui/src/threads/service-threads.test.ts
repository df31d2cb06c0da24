import { describe, expect, test } from "@jest/globals";
import { groupThreads } from "./group-threads.js";
import { serviceThreads, type ThreadsClient } from "./service-threads.js";

describe("G1: the threads of the page", () => {
  const calls: unknown[] = [];
  const noted = (name: string, answer: unknown) => (request: unknown) => {
    calls.push([name, request]);
    return Promise.resolve(answer);
  };
  const threads = {
    list: noted("list", { items: [] }),
    rename: noted("rename", {}),
    delete: noted("delete", undefined),
  } as unknown as ThreadsClient["threads"];

  test("are called by the client, with what each call needs", async () => {
    const kept = { messageId: "m", rating: "down", comment: null };
    const feedback = {
      rate: noted("rate", undefined),
      list: noted("ratings", { items: [kept] }),
    } as unknown as ThreadsClient["feedback"];
    const suggestions = () => Promise.resolve({ suggestions: ["Why?"] });
    const api = serviceThreads({ threads, feedback, suggestions }, "7");
    await api.list();
    await api.rename("c", "New");
    await api.remove("c");
    await api.rate?.({ chatId: "c", messageId: "m", rating: "down", text: "Wrong." });
    expect(await api.suggestions()).toEqual(["Why?"]);
    const [first, second] = await Promise.all([api.ratings("c"), api.ratings("c")]);
    expect([...first]).toEqual([["m", { rating: "down", text: undefined }]]);
    expect(second).toBe(first);
    await api.rate?.({ chatId: "c", messageId: "m", rating: "up" });
    expect(await api.ratings("c")).not.toBe(first);
    expect(calls).toEqual([
      ["list", { agentId: "7", first: 100 }],
      ["rename", { agentId: "7", chatId: "c", title: "New" }],
      ["delete", { agentId: "7", chatId: "c" }],
      ["rate", { agentId: "7", chatId: "c", messageId: "m", rating: "down", comment: "Wrong." }],
      ["ratings", { agentId: "7", chatId: "c", first: 500 }],
      ["rate", { agentId: "7", chatId: "c", messageId: "m", rating: "up", comment: undefined }],
      ["ratings", { agentId: "7", chatId: "c", first: 500 }],
    ]);
  });

  test("are grouped by the days of the zone", () => {
    const thread = (chatId: string, updatedAt: string) => ({
      ...{ chatId, updatedAt, title: chatId },
      isStreaming: false,
    });
    const all = [
      thread("a", "2026-03-10T23:30:00Z"),
      thread("b", "2026-03-10T22:30:00Z"),
      thread("c", "2026-03-05T12:00:00Z"),
      thread("d", "2026-03-04T12:00:00Z"),
      thread("e", "no time"),
    ];
    const now = Date.parse("2026-03-11T12:00:00Z");
    const ages = (zone: string | undefined) =>
      groupThreads(all, now, zone).map(({ age, threads: group }) => [
        age,
        group.map(({ chatId }) => chatId).join(""),
      ]);
    expect(ages("Europe/Berlin")).toEqual([
      ["today", "a"],
      ["thisWeek", "bc"],
      ["earlier", "de"],
    ]);
    expect(ages("UTC")[0]).toEqual(["thisWeek", "abc"]);
    expect(ages("No/Zone").flat().join("")).toContain("abc");
  });
});
