import * as Effect from "effect/Effect";
import { inMemoryData, inMemoryPorts, type InMemoryModel } from "../../in-memory/index.js";
import type { Ports } from "../../ports.js";
import { servicesOf, type DomainServices } from "../../services.js";
import type { Cube } from "../model/data-model.js";
import type { DataSession } from "../access/data-session.js";
import type { Query } from "../query/query-runner.js";
import { dataUser, modelOf, orders, policy } from "../policies/cases.fixture.js";

/** `orders` for everybody in their city, without amounts; and for analysts, all of it. */
const guardedOrders: Cube = orders(
  [
    policy({
      group: "*",
      member_level: { excludes: ["amount"] },
      row_level: {
        filters: [{ member: "city", operator: "equals", values: ["{ userAttributes.city }"] }],
      },
    }),
    policy({ group: "analysts" }),
  ],
  { description: "What was sold", synonyms: ["sales"] },
);

/** A cube for analysts alone. */
const margins: Cube = orders([policy({ group: "analysts" })], {
  name: "margins",
  title: "Margins",
});

const rows = [
  ...Array.from({ length: 150 }, (_, at) => ({ city: "Berlin", amount: at })),
  { city: "Rome", amount: 1000 },
];

/** A session of somebody in Berlin, of whom policies know no more; with these groups. */
export const berliner = (...groups: readonly string[]): DataSession => ({
  accountId: 1,
  deployment: {
    id: 1,
    modelFolder: "shop",
    requirePolicies: false,
    timezone: "UTC",
  },
  branchName: undefined,
  user: dataUser({ groups, userAttributes: { city: "Berlin" } }),
  userKey: "berliner",
  timezone: "UTC",
});

/** Ports over that model, and what their runner and search were asked. */
export const toolWorld = (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
  cubes: readonly Cube[] = [guardedOrders, margins],
) => {
  const shop: InMemoryModel = { model: modelOf(...cubes), rows: { orders: rows, margins: rows } };
  const data = inMemoryData({ models: { shop } });
  const queries: Query[] = [];
  const keys: string[] = [];
  const base = inMemoryPorts();
  const ports: Ports = {
    ...base,
    ...data,
    queryRunner: {
      run: (accountId, query, signal) => {
        queries.push(query);
        return data.queryRunner.run(accountId, query, signal);
      },
    },
    modelSearch: {
      search: (key, ...more) => {
        keys.push(key);
        return base.modelSearch.search(key, ...more);
      },
    },
  };
  const context = servicesOf({ ...ports, ...change(ports) });
  return {
    queries,
    keys,
    run: <A, E>(tool: Effect.Effect<A, E, DomainServices>): Promise<A> =>
      Effect.runPromise(tool.pipe(Effect.provideContext(context))),
  };
};
