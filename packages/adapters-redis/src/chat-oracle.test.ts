import { afterAll, beforeAll, describe } from "@jest/globals";
import {
  chatOracleContract,
  chatOracleOptions,
  inMemoryChatTester,
  type ChatTester,
} from "@embedded-analytics/testkit";
import { connect } from "./connections.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "./testing/start-redis.js";
import { redisTurnLogs } from "./turn-logs.js";

let redis: TestRedis | undefined;
let scenarios = 0;

beforeAll(async () => {
  if (redisProgram !== undefined) redis = await startRedis();
});
afterAll(() => redis?.stop());

/** Instances with connections of their own to one Redis; their store is in memory. */
const tester: ChatTester = {
  name: "redis",
  open: async (seed) => {
    const fixture = await inMemoryChatTester.open(seed);
    const prefix = `scenario-${++scenarios}:`;
    const closing: (() => void)[] = [];
    return {
      openInstance: async () => {
        const connections = connect(String(redis?.url));
        await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
        const turnLogs = redisTurnLogs(connections, { prefix });
        closing.push(turnLogs.close, connections.close);
        return { ...(await fixture.openInstance()), turnLogs };
      },
      advanceMs: (ms) => fixture.advanceMs(ms),
      close: async () => {
        for (const close of closing) close();
        await fixture.close();
      },
    };
  },
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(redisProgram === undefined ? `Redis: ${noRedis}` : "Redis", () => {
  chatOracleContract(tester, chatOracleOptions(10));
});
