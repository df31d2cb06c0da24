import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";

const key = `sk-${"p".repeat(12)}-${"s".repeat(43)}`;
/** Two deployments: in one a member is hidden, in the other one it goes. */
export const [whereItHides, whereItGoes] = [1, 2];

/** `margin` and `shelf` are for analysts; all others may see `margins` and the rows of one city. */
const modelWith = (...measures: readonly string[]): string => `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: city, sql: city, type: string }
      - { name: product, sql: product, type: string }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: amount, sql: amount, type: number }
      - { name: shelf, sql: product, type: string }
    measures:
      - { name: revenue, sql: amount, type: sum }
${measures.map((name) => `      - { name: ${name}, sql: "amount * 0.1", type: sum }\n`).join("")}    access_policy:
      - group: globo/analysts
        row_level: { allow_all: true }
      - group: "*"
        member_level: { excludes: [${measures.includes("margin") ? "shelf, margin" : "shelf"}] }
        row_level:
          filters:
            - { member: city, operator: equals, values: ["Berlin"] }
  - name: many
    sql: SELECT a.id * 1000 + b.id AS id, a.product, b.city, a.amount FROM sales a, sales b WHERE b.id < 5
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: city, sql: city, type: string }
      - { name: product, sql: product, type: string }
    measures:
      - { name: revenue, sql: amount, type: sum }
`;
/** The rows of the only file. */
export const rows = Array.from({ length: 600 }, (_, at) =>
  [
    at,
    ["Berlin", "Rome"][at % 2],
    `p${at % 5}`,
    `2026-0${1 + (at % 6)}-1${at % 9}`,
    at + 0.1,
  ].join(),
);

/** Somebody of the embed tenant. */
export interface User {
  readonly embedTenantName: string;
  readonly creatorMode: boolean;
  readonly externalId: string;
  readonly groups: readonly string[];
}
const inTenant = { embedTenantName: "globo", creatorMode: true };
export const analyst: User = { ...inTenant, externalId: "ana", groups: ["analysts"] };
export const viewer: User = { ...inTenant, externalId: "vic", groups: [] };

/** An answer of the service, whatever it is. */
export interface Answer {
  readonly status: number;
  readonly etag: string;
  /** The last line, of an answer of several. */
  readonly body: Body;
  readonly lines: readonly Body[];
}

/** What of answers is looked at. */
export interface Body {
  readonly [field: string]: unknown;
  readonly definition: { readonly rows: readonly { readonly tiles: readonly unknown[] }[] };
  readonly offers?: readonly { readonly tile: string; readonly offer: string }[];
  readonly value: object;
  readonly rows: readonly (readonly unknown[])[];
  readonly data?: readonly (readonly unknown[])[];
}

/** Asks for the dashboards of a deployment in a user's name. */
export type Call = (
  user: User,
  method: string,
  path: string,
  body?: object,
  ifMatch?: string,
) => Promise<Answer>;

/** The service over real sockets, with two deployments that hold the same rows. */
export interface ProposalWorld {
  readonly call: Call;
  /** Writes the measures of the deployment `goes` anew; the service looks at most once a second. */
  readonly writeModel: (...measures: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A model and its file of rows. */
interface ModelFiles {
  readonly model: string;
  readonly csv: string;
}

/** Starts it, if need be with another model and other rows in both deployments. */
export const proposalWorld = async (files?: ModelFiles): Promise<ProposalWorld> => {
  const folder = await mkdtemp(join(tmpdir(), "tile-proposals-"));
  const writeModel =
    (name: string) =>
    (...measures: readonly string[]): Promise<void> =>
      writeFile(join(folder, name, "model", "sales.yml"), files?.model ?? modelWith(...measures));
  for (const name of ["hides", "goes"]) {
    for (const part of ["model", "data"])
      await mkdir(join(folder, name, part), { recursive: true });
    await writeModel(name)("margin", "margins");
    const csv = ["id,city,product,sold_at,amount", ...rows, ""].join("\n");
    await writeFile(join(folder, name, "data", "sales.csv"), files?.csv ?? csv);
  }
  const data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 5000, concurrency: 2, memoryMb: 512 },
    log: { warn: () => undefined, error: () => undefined },
  });
  const analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), ...data });
  const account = {
    name: "demo",
    flags: { useCreatorMode: true },
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [
      { id: whereItHides, name: "hides", model: "hides" },
      { id: whereItGoes, name: "goes", model: "goes" },
    ],
    embedTenants: [{ name: "globo", groups: [{ name: "analysts" }] }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key });
  const app = express();
  app.use(createRouter(analytics));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v1`;
  const headers = { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" };
  for (const user of [analyst, viewer]) {
    const body = JSON.stringify({ deploymentId: 1, ...user });
    await fetch(`${url}/embed/generate-session`, { method: "POST", headers, body });
  }
  const call: Call = async (sessionSettings, method, path, body, ifMatch) => {
    const settings = Buffer.from(JSON.stringify(sessionSettings)).toString("base64url");
    const response = await fetch(`${url}/deployments/${path}`, {
      method,
      headers: {
        ...headers,
        ...(method === "GET" ? { "X-Session-Settings": settings } : {}),
        ...(ifMatch === undefined ? {} : { "If-Match": ifMatch }),
      },
      ...(body && { body: JSON.stringify({ ...body, sessionSettings }) }),
    });
    const text = await response.text();
    const lines = text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Body);
    const etag = response.headers.get("etag") ?? "";
    return { status: response.status, etag, body: lines.at(-1)!, lines };
  };
  return {
    call,
    writeModel: writeModel("goes"),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await data.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Reads until files that were written are known; the service looks at them at most once a second. */
export const until = async <Thing>(
  read: () => Promise<Thing>,
  isWanted: (thing: Thing) => boolean,
) => {
  for (let tries = 0; ; tries += 1) {
    const thing = await read();
    if (isWanted(thing)) return thing;
    if (tries > 40) throw new Error("It never came.");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};
