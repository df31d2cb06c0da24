import { beforeEach, describe, expect, it } from "@jest/globals";
import { linesOf } from "../chat-world.fixture.js";
import { never } from "./gate.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import { cluster, type Asked, type Cluster, type Instance } from "../instance.fixture.js";
import { content } from "./turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
  // Each answer tells which question it is to.
  at.act = async function* ({ input }) {
    yield content(`To ${input}`);
    if (input === "abort me") await never();
    if (input === "fail") throw new Error("no");
    yield content("!");
  };
});

const say = async (input: string, chatId?: string, asked?: Asked): Promise<string> => {
  const stream = await here.send({ input, chatId }, asked);
  const read = linesOf(stream);
  await settled();
  if (input === "abort me") await here.abort({ chatId: stream.chatId });
  await read;
  return stream.chatId;
};
const reminded = () =>
  at.tasks.at(-1)?.history.map(({ role, content: text }) => `${role}: ${text}`);

describe("an agent is reminded of its thread", () => {
  it("of all earlier turns, however they ended, and not of the question itself", async () => {
    const chatId = await say("one");
    expect(reminded()).toEqual([]);
    for (const input of ["abort me", "fail", "last"]) await say(input, chatId);
    expect(at.tasks.at(-1)?.input).toBe("last");
    expect(reminded()).toEqual([
      "user: one",
      "assistant: To one!",
      "user: abort me",
      "assistant: To abort me",
      "user: fail",
      "assistant: To fail",
    ]);
  });

  it("of the last 20 turns at most", async () => {
    const chatId = await say("1");
    for (let time = 2; time <= 21; time++) await say(String(time), chatId);
    expect(reminded()).toHaveLength(40);
    expect(reminded()?.slice(0, 2)).toEqual(["user: 1", "assistant: To 1!"]);
    await say("22", chatId);
    expect(reminded()).toHaveLength(40);
    expect(reminded()?.slice(0, 2)).toEqual(["user: 2", "assistant: To 2!"]);
    expect(reminded()?.slice(-2)).toEqual(["user: 21", "assistant: To 21!"]);
  });

  it("T7: of no other thread, not of the same user's either", async () => {
    const chatId = await say("mine");
    await say("elsewhere");
    await say("at another agent", undefined, { agentId: "2" });
    await here.send({ input: "john's", sessionSettings: { externalId: "john" } });
    await settled();
    await say("more", chatId);
    expect(reminded()).toEqual(["user: mine", "assistant: To mine!"]);
  });

  it("D6: a turn that runs again is not reminded of itself", async () => {
    const chatId = await say("one");
    const message = { chatId, input: "two", messageId: "1700000000000-message" };
    const other = at.instance();
    at.act = async function* () {
      yield content("Half");
      await never();
    };
    await other.send(message);
    await settled();
    await other.stop(0);
    at.act = async function* () {};
    await linesOf(await here.send(message));
    expect(reminded()).toEqual(["user: one", "assistant: To one!"]);
  });
});
