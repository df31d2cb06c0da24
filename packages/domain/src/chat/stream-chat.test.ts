import { describe, expect, it } from "@jest/globals";
import { chatWorld, linesOf, shapeOf } from "./chat-world.fixture.js";
import { content, shape, thinking } from "./run/turn-execution.fixture.js";

const whole = "user delta delta closing final __state__ __usage__";

describe("service.md 4.3: a message opens a thread, and its turn is streamed", () => {
  it("the order of lines of a new thread, and of the second message in it", async () => {
    const at = await chatWorld();
    const first = await at.send({ input: "Hi" });
    expect(await shapeOf(first)).toBe(`__cutoff__ ${whole}`);
    const second = await linesOf(await at.send({ input: "And?", chatId: first.chatId }));
    expect(shape(second)).toBe(`user closing final __cutoff__ ${whole}`);
    const sorts = second.flatMap(({ id, sort }) => (id !== "__cutoff__" && sort ? [sort] : []));
    expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => Number(a) - Number(b)));
  });

  it("the cutoff names the thread, and says that it streams", async () => {
    const at = await chatWorld();
    const stream = await at.send({ input: "Hi" });
    const [cutoff] = await linesOf(stream);
    expect(cutoff).toEqual({
      id: "__cutoff__",
      role: "assistant",
      sort: 0,
      state: { chatId: stream.chatId, isStreaming: true },
    });
  });

  it("tools run under the user's rights, and their calls stand in the thread", async () => {
    const at = await chatWorld();
    at.act = async function* (task) {
      yield thinking("Let me see");
      const result = await task.callTool("svcSqlApi", {
        sqlQuery: "SELECT city, amount FROM sales",
      });
      yield content(String((JSON.parse(result) as { totalRows: number }).totalRows));
    };
    const { chatId, lines } = await at.send({ input: "How many?" });
    const read = await linesOf({ chatId, lines });
    expect(shape(read)).toBe(
      "__cutoff__ user delta delta tool /tool delta closing final __state__ __usage__",
    );
    expect(
      read.find(({ graphPath }) => (graphPath as string[] | undefined)?.[0] === "final"),
    ).toMatchObject({
      content: "2",
    });
    const again = await linesOf(await at.send({ chatId }));
    expect(shape(again)).toBe("user /tool closing final __cutoff__ __state__ __usage__");
    expect(again.at(-3)).toMatchObject({ state: { chatId, isStreaming: false } });
  });
});
