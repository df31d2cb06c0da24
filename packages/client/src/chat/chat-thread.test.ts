import { afterEach, describe, expect, test } from "@jest/globals";
import { gate, say, wait } from "@embedded-analytics/testkit";
import { acmeClient, rejectionOf, type TestService } from "../service.fixture.js";
import type { ChatThread } from "./chat-thread.js";
import { servePlaying } from "./recorded-turn.fixture.js";

let service: TestService | undefined;
afterEach(() => service?.close());

const sessionSettings = { externalId: "jane" };

const reached = (thread: ChatThread, content: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = thread.subscribe(() => {
      if (thread.getState().messages.at(-1)?.content !== content) return;
      stop();
      resolve();
    });
  });

describe("D7: a thread as state", () => {
  test("that is closed leaves its turn running, and comes back to it by read or resend", async () => {
    const end = gate();
    service = await servePlaying([say("one "), wait(end), say("two")]);
    const thread = acmeClient(service.baseUrl).chatThread({ agentId: "1", sessionSettings });
    for (const comeBack of [() => thread.send("Hi"), () => thread.read(), () => thread.resend()]) {
      const reading = comeBack();
      await (thread.getState().status === "idle" && thread.getState().messages.length > 0
        ? new Promise((resolve) => setTimeout(resolve, 50))
        : reached(thread, "one "));
      expect(await rejectionOf(thread.send("More"))).toMatchObject({ code: "thread_busy" });
      thread.close();
      expect(await reading).toMatchObject({ status: "idle" });
      expect(thread.getState().messages.map(({ content }) => content)).toEqual(["Hi", "one "]);
    }
    end.open();
    expect(await thread.resend()).toMatchObject({ status: "completed" });
    const contents = thread.getState().messages.map(({ content }) => content);
    expect(contents).toEqual(["Hi", "one two", "one two"]);
  });

  test("is the same object until something changes, and tells nobody who has unsubscribed", async () => {
    service = await servePlaying([say("one")]);
    const thread = acmeClient(service.baseUrl).chatThread({ agentId: "1", sessionSettings });
    const before = thread.getState();
    expect(thread.getState()).toBe(before);
    let calls = 0;
    const count = () => void (calls += 1);
    const stopFirst = thread.subscribe(count);
    const stopSecond = thread.subscribe(count);
    stopFirst();
    stopFirst();
    const after = await thread.send("Hi");
    expect(after).toBe(thread.getState());
    expect(after).not.toBe(before);
    // Cutoff, message, an empty piece, the piece, closing message, final answer, state and usage.
    expect(calls).toBe(8);
    stopSecond();
    await thread.read();
    expect(calls).toBe(8);
  });

  test("of a thread that is not there says so, and stays as it was", async () => {
    service = await servePlaying([]);
    const client = acmeClient(service.baseUrl);
    const thread = client.chatThread({ agentId: "1", sessionSettings, chatId: "none" });
    const before = thread.getState();
    expect(await rejectionOf(thread.read())).toMatchObject({ code: "thread_not_found" });
    expect(thread.getState()).toBe(before);
    expect(await rejectionOf(thread.resend())).toEqual(new Error("No message was sent yet."));
  });
});
