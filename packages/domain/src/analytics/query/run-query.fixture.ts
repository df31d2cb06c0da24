import * as Effect from "effect/Effect";
import { inMemoryData, type InMemoryModel } from "../../in-memory/index.js";
import type { Ports } from "../../ports.js";
import { servicesOf } from "../../services.js";
import { keys, withKey, world, type World } from "../../world.fixture.js";
import type { DataCaller } from "../../access/data-caller.js";
import type { Cube, Member } from "../model/data-model.js";
import type { DataSession } from "../access/data-session.js";
import { parseQuery } from "./parse-query.js";
import type { QueryResult } from "./query-result.js";
import type { Cell, Query } from "./query-runner.js";
import { sessionOfCaller } from "../access/session-of-caller.js";

/** A column that a cube may have. */
export const dimension = (name: string, type: Member["type"] = "string"): Member => ({
  name,
  kind: "dimension",
  type,
  aggregate: undefined,
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
});

/** A cube of these members that every session may see. */
export const openCube = (name: string, members: readonly Member[]): Cube => ({
  name,
  kind: "cube",
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
  members,
  policies: undefined,
});

const shop: InMemoryModel = {
  model: {
    version: "main-1",
    cubes: [openCube("sales", [dimension("city"), dimension("amount", "number")])],
  },
  rows: {
    sales: [
      { city: "Berlin", amount: 1 },
      { city: "Rome", amount: 2 },
    ],
  },
};

/** A world whose deployment 1 has two sales, and in its branch `dev` another version of them. */
export interface QueryWorld extends World {
  /** What the runner was asked, in order. */
  readonly queries: Query[];
  query(caller: DataCaller, body: unknown, deploymentId?: number): Promise<QueryResult>;
}

/** That world; `change` may put other ports in the place of some. */
export const queryWorld = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<QueryWorld> => {
  const queries: Query[] = [];
  const dev = { ...shop, model: { ...shop.model, version: "dev-1" } };
  const data = inMemoryData({ models: { "./shop": { ...shop, branches: { dev } } } });
  const at = await world((ports) => {
    const ours: Ports = {
      ...ports,
      ...data,
      queryRunner: {
        run: (accountId, query, signal) => {
          queries.push(query);
          return data.queryRunner.run(accountId, query, signal);
        },
      },
    };
    return { ...ours, ...change(ours) };
  });
  return {
    ...at,
    queries,
    query: (caller, body, deploymentId = 1) => at.service.runQuery(caller, deploymentId, body),
  };
};

export const statement = "SELECT city, amount FROM sales";

/** A body for an API key that asks for the sales as that user sees them. */
export const bodyFor = (sessionSettings: unknown, more: object = {}): object => ({
  query: statement,
  sessionSettings,
  ...more,
});

/** The embed token of a session that this body mints. */
export const tokenOf = async (
  { service }: World,
  body: object,
  key: string = keys.admin,
): Promise<string> =>
  (await service.exchangeSession(await service.generateSession(withKey(key), body))).token;

/** The session in which such a call would run its query. */
export const sessionFor = (
  { ports }: World,
  caller: DataCaller,
  body: unknown,
  deploymentId = 1,
): Promise<DataSession> => {
  const parsed = parseQuery(body);
  const asked = Effect.gen(function* () {
    const { session } = yield* sessionOfCaller(caller, deploymentId, parsed);
    return session;
  });
  return Effect.runPromise(asked.pipe(Effect.provideContext(servicesOf(ports))));
};

/** Everything that a result gives, read to its end. */
export const readAll = async ({ parts }: QueryResult) => {
  const rows: (readonly Cell[])[] = [];
  let total: number | undefined;
  for await (const part of parts) {
    if ("rows" in part) rows.push(...part.rows);
    else total = part.totalRows;
  }
  return { rows, total };
};
