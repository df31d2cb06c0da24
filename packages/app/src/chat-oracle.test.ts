import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { noRedis, redisProgram } from "@embedded-analytics/adapters-redis/testing";
import { chatOracleContract, chatOracleOptions } from "@embedded-analytics/testkit";
import { openCluster, type ChatCluster } from "./chat-oracle.fixture.js";

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`the service's own stores together${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let cluster: ChatCluster;

  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster.close(), 60_000);

  const tester = {
    name: "PostgreSQL and Redis",
    open: (seed: number) => cluster.tester.open(seed),
  };
  // A share of other scenarios in each run; `npm run soak` plays them for as long as one likes.
  chatOracleContract(tester, chatOracleOptions(20));

  test("T31: nothing stays behind: no listener, no copy of a log, no connection", async () => {
    expect(await cluster.resourcesAtRest()).toEqual([]);
    expect(await cluster.closeInstances()).toEqual([]);
  });
});
