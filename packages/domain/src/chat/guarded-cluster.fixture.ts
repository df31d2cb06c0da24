import { dimension, openCube } from "../analytics/query/run-query.fixture.js";
import { policy } from "../analytics/policies/cases.fixture.js";
import { inMemoryData, type InMemoryModel } from "../in-memory/index.js";
import type { Ports } from "../ports.js";
import { linesOf, type Act } from "./chat-world.fixture.js";
import { cluster, type Cluster } from "./instance.fixture.js";
import type { ChatStream } from "./chat-stream.js";
import { content } from "./run/turn-execution.fixture.js";

const seeing = (group: string, city: string) =>
  policy({
    group,
    row_level: { filters: [{ member: "city", operator: "equals", values: [city] }] },
  });

const cities = ["Berlin", "Oslo", "Paris", "Lima", "Rome"];

/** Each right opens cities of its own, so that a result tells by which rights it came about. */
const sales: InMemoryModel = {
  model: {
    version: "main-1",
    cubes: [
      {
        ...openCube("sales", [dimension("city")]),
        policies: [
          seeing("*", "{ userAttributes.city }"),
          seeing("*", "{ securityContext.city }"),
          seeing("analysts", "Paris"),
          seeing("managers", "Lima"),
          seeing("acme-corp/buyers", "Rome"),
        ],
      },
    ],
  },
  rows: { sales: cities.map((city) => ({ city })) },
  branches: {
    dev: {
      model: { version: "dev-1", cubes: [openCube("sales", [dimension("city")])] },
      rows: { sales: [{ city: "Draft" }] },
    },
  },
};

/** A cluster whose agents answer with the cities that their user sees. */
export const guardedCluster = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<Cluster> => {
  const data = inMemoryData({ models: { "./shop": sales } });
  const at = await cluster((ports) => ({ ...data, ...change({ ...ports, ...data }) }));
  at.act = listCities;
  return at;
};

/** Asks for all cities, and answers with those that the user may see. */
export const listCities: Act = async function* (task) {
  const result = await task.callTool("svcSqlApi", { sqlQuery: "SELECT city FROM sales" });
  const { data = [] } = JSON.parse(result) as { readonly data?: readonly (readonly string[])[] };
  yield content(`${data.flat().join(" ")};`);
};

/** What the agent said in the end, in the last turn of the stream. */
export const answerOf = async (stream: ChatStream): Promise<unknown> =>
  (await linesOf(stream)).findLast(
    ({ graphPath }) => (graphPath as readonly string[] | undefined)?.[0] === "final",
  )?.["content"];
