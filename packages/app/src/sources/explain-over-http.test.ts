import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { Ajv2020 } from "ajv/dist/2020.js";
import express from "express";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskModel, deskTables } from "./desk-model.fixture.js";
import { countOf, slowModel, until } from "./slow-desk.fixture.js";

const policy = `
    access_policy:
      - group: "*"
        row_level:
          filters: [{ member: status, operator: equals, values: ["{ userAttributes.status }"] }]`;
const withPolicy = (model: string): string => model.replace("\n    segments:", `${policy}$&`);
const key = `sk-${"e".repeat(12)}-${"x".repeat(43)}`;
const own = `sk-${"o".repeat(12)}-${"x".repeat(43)}`;
const sessionSettings = {
  externalId: "ada",
  userAttributes: [{ name: "status", value: "open" }],
};
const query = `SELECT customer_id, MEASURE(count) FROM tickets GROUP BY 1`;

let desk: Desk;
let server: Server;
let url: string;
beforeAll(async () => {
  desk = await openDesk({ tables: deskTables, model: withPolicy(deskModel) });
  const analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), ...desk.ports });
  const account = {
    name: "demo",
    keys: [
      { name: "server", fromEnv: "KEY" },
      { name: "own", fromEnv: "OWN", kind: "personal", user: "ada@demo.test" },
    ],
    internalUsers: [{ username: "ada@demo.test" }],
    userAttributes: [{ name: "status", type: "string" }],
    deployments: [{ id: 1, name: "desk", model: "desk", sources: [desk.source] }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key, OWN: own });
  server = createServer(express().use(createRouter(analytics)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await desk.close();
});

const post = (path: string, authorization: string, body: object, signal?: AbortSignal) =>
  fetch(url + path, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });

const ask = (body: object, signal?: AbortSignal) =>
  post("/deployments/1/sql", `Api-Key ${key}`, { query, sessionSettings, ...body }, signal);

/** An answer of two lines. */
interface Explained {
  readonly head: {
    readonly schema: readonly unknown[];
    readonly explain: {
      readonly scans: readonly {
        readonly sql: string;
        readonly figures: object;
      }[];
    };
  };
  readonly text: string;
}

const explained = async (body: object): Promise<Explained> => {
  const response = await ask(body);
  const text = await response.text();
  expect([response.status, text]).toEqual([200, expect.stringMatching(/\n\{"totalRows":0\}\n$/)]);
  return { head: JSON.parse(text.split("\n")[0] ?? "") as Explained["head"], text };
};

describe("K5: explain over HTTP, of a deployment whose data live in a database", () => {
  it("says what the database is asked for, with the reader's policy, and how many rows it expects", async () => {
    const { head, text } = await explained({ explain: true });
    expect(head.schema).toEqual([]);
    expect(head.explain).toMatchObject({
      uses: { tickets: ["customer_id", "count"] },
      scans: [
        {
          source: "desk",
          cube: "tickets",
          kind: "grouped",
          sql: expect.stringMatching(
            /\/\* policy \*\/.*= \$1::text.*\/\* end of policy \*\/.* GROUP BY 1/,
          ),
          values: ["open"],
          figures: { rowsEstimated: expect.any(Number) },
        },
      ],
      cache: { lasts: "once", kept: false },
    });
    expect(head.explain.scans[0]?.figures).not.toHaveProperty("run");
    const { username, password, host, pathname } = new URL(desk.databaseUrl);
    for (const secret of [`${username}:`, password, host, pathname.slice(1)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("counts with analyze, and hands none of the rows out", async () => {
    const { head } = await explained({ explain: "analyze" });
    expect(head.explain.scans[0]?.figures).toMatchObject({ run: { rows: 3, rowsRead: 6 } });
    const limited = `${query} ORDER BY 2 DESC LIMIT 1`;
    const first = await explained({ explain: "analyze", query: limited });
    expect(first.head.explain.scans[0]?.figures).toMatchObject({ run: { rows: 1, rowsRead: 6 } });
    const rowByRow = await explained({ explain: "analyze", query: "SELECT due_on FROM tickets" });
    expect(rowByRow.head.explain.scans).toMatchObject([
      { kind: "rows", why: "no measure, DISTINCT or GROUP BY" },
    ]);
  });

  it("J3: is as the specification says", async () => {
    const spec = (await (await fetch(`${url}/spec`)).json()) as {
      readonly components: {
        readonly schemas: { readonly QueryLine: { anyOf: readonly object[] } };
      };
    };
    const [first] = spec.components.schemas.QueryLine.anyOf;
    const validate = new Ajv2020({ strict: false }).compile(first ?? false);
    const { head } = await explained({ explain: "analyze" });
    expect([validate(head), validate.errors]).toEqual([true, null]);
    const [scan] = head.explain.scans;
    for (const wrong of [{ ...scan, kind: "some" }, { ...scan, figures: {} }, {}]) {
      expect(validate({ ...head, explain: { ...head.explain, scans: [wrong] } })).toBe(false);
    }
  });

  it("A3: neither an embed token nor a personal key is told anything of a database", async () => {
    const session = await post("/embed/generate-session", `Api-Key ${key}`, {
      deploymentId: 1,
      ...sessionSettings,
    });
    const { sessionId } = (await session.json()) as { readonly sessionId: string };
    const exchanged = await post("/embed/session/token", `Api-Key ${key}`, { sessionId });
    const { token } = (await exchanged.json()) as { readonly token: string };
    const answers = await Promise.all([
      post("/deployments/1/sql", `Bearer ${token}`, { query, explain: true }),
      post("/deployments/1/sql", `Api-Key ${own}`, {
        ...{ query, explain: "analyze", sessionSettings: { internalId: "ada@demo.test" } },
      }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect([answer.status, text]).toEqual([403, expect.stringContaining("admin_key_required")]);
      expect(text).not.toMatch(/desk\.|policy|SELECT/);
    }
  });

  it("T15: what fails on a row is a code, without the database's words", async () => {
    const failing = deskModel.replace('sql: "{CUBE}.status"', 'sql: "{CUBE}.status::int::text"');
    await desk.useModel(failing);
    const { head, text } = await explained({
      explain: "analyze",
      query: "SELECT status FROM tickets",
    });
    expect(head.explain.scans[0]?.figures).toEqual({ unavailable: "SQLSTATE 22P02" });
    expect(text).not.toMatch(/invalid input|closed/);
  });

  it("E7: whoever leaves ends what the database runs for it within a second", async () => {
    await desk.useModel(slowModel);
    const leaving = new AbortController();
    const slow = { explain: "analyze", query: "SELECT due_on FROM tickets" };
    const left = ask(slow, leaving.signal).then(
      ({ status }) => status,
      () => "left",
    );
    await until(async () => (await countOf(desk)) === 1, 20_000);
    leaving.abort();
    expect(await until(async () => (await countOf(desk)) === 0, 20_000)).toBeLessThan(1_000);
    expect(await left).toBe("left");
  });
});
