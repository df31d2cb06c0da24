import { beforeEach, describe, expect, it } from "@jest/globals";
import { withKey } from "../../world.fixture.js";
import { linesOf, type Act } from "../chat-world.fixture.js";
import { gate, type Gate } from "./gate.fixture.js";
import { answerOf, guardedCluster, listCities } from "../guarded-cluster.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import type { Cluster, Instance } from "../instance.fixture.js";
import { content } from "./turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
let changed: Gate;
let loads: number;
beforeEach(async () => {
  loads = 0;
  changed = gate();
  at = await guardedCluster(({ dataUsers }) => ({
    dataUsers: {
      load: (...asked) => {
        loads += 1;
        return dataUsers.load(...asked);
      },
    },
  }));
  here = at.instance();
});

const city = (value: string) => ({ userAttributes: [{ name: "city", value }] });
const now = (rights: object) =>
  at.service.generateSession(withKey(), { externalId: "jane", ...rights });
const say = (rights: object = {}, chatId?: string) =>
  here.send({ input: "Hi", chatId, sessionSettings: { externalId: "jane", ...rights } });

/** Tells the cities before and after something has changed. */
const tellTwice: Act = async function* (task, signal) {
  yield* listCities(task, signal);
  await changed.passed;
  yield* listCities(task, signal);
};

describe("E1: a turn has the rights of its beginning", () => {
  it.each([
    ["other rights", { ...city("Oslo"), groups: [], securityContext: {} }, "Oslo;"],
    ["more of them", { groups: ["analysts", "managers"] }, "Berlin Oslo Paris Lima;"],
    ["none any more", { ...city("Nowhere"), groups: [], securityContext: {} }, ";"],
  ])("%s in mid-turn hold from the next turn on", async (_, rights, then) => {
    at.act = tellTwice;
    const stream = await say({
      ...city("Berlin"),
      groups: ["analysts"],
      securityContext: { city: "Oslo" },
    });
    const answer = answerOf(stream);
    await settled();
    await now(rights);
    changed.open();
    expect(await answer).toBe("Berlin Oslo Paris;Berlin Oslo Paris;");
    at.act = listCities;
    expect(await answerOf(await say({}, stream.chatId))).toBe(then);
  });

  it("another message of the same user in mid-turn has other rights, and this turn its own", async () => {
    at.act = tellTwice;
    const answer = answerOf(await say(city("Berlin")));
    await settled();
    const other = answerOf(await say(city("Oslo")));
    changed.open();
    expect(await answer).toBe("Berlin;Berlin;");
    expect(await other).toBe("Oslo;Oslo;");
  });

  it("which are loaded once, however many tools are called, and at the same time", async () => {
    at.act = async function* (task, signal) {
      await Promise.all([1, 2, 3].map(() => task.callTool("svcMeta", {})));
      yield* listCities(task, signal);
    };
    const stream = await say({ groups: ["analysts"] });
    expect(await answerOf(stream)).toBe("Paris;");
    expect(loads).toBe(1);
    await linesOf(await say({}, stream.chatId));
    expect(loads).toBe(2);
  });

  it("T9: and nothing that an agent says to a tool is about whose they are", async () => {
    at.act = async function* (task) {
      const input = {
        sqlQuery: "SELECT city FROM sales",
        groups: ["managers"],
        userAttributes: { city: "Rome" },
        securityContext: { city: "Oslo" },
        externalId: "john",
        accountId: 2,
      };
      yield content(await task.callTool("svcSqlApi", input));
    };
    const result = await answerOf(await say({ groups: ["analysts"], ...city("Berlin") }));
    expect(JSON.parse(String(result))).toMatchObject({ data: [["Berlin"], ["Paris"]] });
  });
});
