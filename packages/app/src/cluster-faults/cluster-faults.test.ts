import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { noRedis, redisProgram } from "@embedded-analytics/adapters-redis/testing";
import { faults } from "./faults.fixture.js";
import { openCluster, type Cluster } from "./cluster.fixture.js";
import { inputOf } from "./paced-agent.js";
import { problemsOf } from "./check-readers.fixture.js";
import { randomFrom } from "./random.fixture.js";
import { askRedis } from "./redis-admin.fixture.js";
import { readChat } from "./reader.fixture.js";
import { playRound, type Figure } from "./round.fixture.js";
import { storedOf } from "./aftermath.fixture.js";
import { newMessageId } from "./turn-story.fixture.js";

// `npm run faults` plays more turns, by a seed of one's own.
const seed = Number(process.env["FAULT_SEED"] ?? "7");
const only = process.env["FAULT_ONLY"];
const leaseSeconds = 4;
// A run of minutes prints how far it is.
const isLong = process.env["FAULT_TURNS"] !== undefined;
const played = faults.filter(({ name, takesLong }) =>
  only === undefined ? isLong || takesLong !== true : name === only,
);
const turnsInAll = Number(process.env["FAULT_TURNS"] ?? played.length);
const rounds = Math.max(Math.ceil(turnsInAll / 2.5), Math.min(turnsInAll, played.length));
const minuteMs = 60_000;

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`three instances and their troubles${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let cluster: Cluster;
  const figures = new Map<Figure, number[]>();

  beforeAll(async () => {
    cluster = await openCluster(leaseSeconds);
  }, minuteMs);

  afterAll(async () => {
    await cluster.close();
    for (const [name, all] of figures) {
      const sorted = all.map(Math.round).sort((one, other) => one - other);
      console.info(`${name}, ms: ${sorted.join(" ")}`);
    }
  }, minuteMs);

  test("T33, D6: twenty equal messages at once to two instances are one turn", async () => {
    const messageId = newMessageId();
    const input = inputOf({ words: 20, everyMs: 20, toolEvery: 6 });
    const client = { apiKey: cluster.apiKey, externalId: `user-${messageId}` };
    const two = cluster.instances().slice(0, 2);
    const readers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const instance = two[at % 2] ?? two[0];
        return instance === undefined
          ? []
          : [await readChat(instance, client, { input, messageId })];
      }),
    );
    expect(problemsOf({ input, readers, mayLoseDeltas: false })).toEqual([]);
    expect(two.flatMap(({ asked }) => asked)).toEqual([input]);
    expect(await storedOf(cluster, messageId)).toEqual({ states: ["completed"], hasUser: true });
  });

  const cases = Array.from({ length: rounds }, (_, at) => ({
    fault: played[at % played.length],
    at,
    turns: Math.floor(((at + 1) * turnsInAll) / rounds) - Math.floor((at * turnsInAll) / rounds),
  }));
  for (const { fault, at, turns } of cases) {
    if (fault === undefined) continue;
    test(
      `D8, T29, T30, T31, T32, T34: ${fault.name} (round ${at}, seed ${seed})`,
      async () => {
        const report = await playRound(cluster, fault, randomFrom(seed * 1000 + at), turns);
        for (const [name, ms] of report.figures) {
          figures.set(name, [...(figures.get(name) ?? []), ms]);
        }
        if (isLong) process.stderr.write(`${at} ${fault.name}: ${JSON.stringify(report)}\n`);
        expect(report.problems).toEqual([]);
        expect(report.ends.length).toBe(turns);
      },
      2 * minuteMs,
    );
  }

  test(
    "T31: nothing stays behind: no listener, no copy of a log, no lease, no turn",
    async () => {
      const leftovers = async () => {
        const channels = await askRedis(cluster.redisUrl, "PUBSUB CHANNELS *");
        const connections = await askRedis(cluster.redisUrl, "CLIENT LIST");
        const { rows } = await cluster.database.pool.query(
          "select 1 from turn where state = 'claimed'",
        );
        return {
          channels: channels.split("\r\n")[0],
          // One that asks and one that hears for each instance, and this one.
          connections: connections.match(/^id=/gm)?.length,
          running: cluster.instances().map((each) => each.running()),
          claimed: rows.length,
        };
      };
      const nothing = { channels: "*0", connections: 7, running: [0, 0, 0], claimed: 0 };
      for (let tries = 0; tries < 200; tries++) {
        if (JSON.stringify(await leftovers()) === JSON.stringify(nothing)) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await leftovers()).toEqual(nothing);
      for (const { url } of cluster.instances()) {
        expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "ready" });
      }
    },
    minuteMs,
  );
});
