import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import {
  createEmbeddedAnalytics,
  Failure,
  type DashboardOperation,
  type EmbeddedAnalytics,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";

const key = `sk-${"w".repeat(12)}-${"s".repeat(43)}`;
const caller = { apiKey: key };

/** What is there and hidden from the viewer in the first of two worlds, and not there at all in the second. */
export const hiddenNames = ["margin", "cost", "vault"] as const;

/** `margins` is like one of them, so that there is something to repair tiles with. */
const modelOf = (hides: boolean): string => `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: city, sql: city, type: string }
      - { name: product, sql: product, type: string }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: amount, sql: amount, type: number }
${hides ? "      - { name: cost, sql: amount / 2, type: number }\n" : ""}    measures:
      - { name: revenue, sql: amount, type: sum }
      - { name: margins, sql: amount * 0.2, type: sum }
${hides ? "      - { name: margin, sql: amount * 0.1, type: sum }\n" : ""}    access_policy:
      - group: globo/analysts
        row_level: { allow_all: true }
      - group: "*"
        member_level: { excludes: [${hides ? "margin, cost" : ""}] }
        row_level:
          filters:
            - { member: city, operator: equals, values: ["Berlin"] }
${
  hides
    ? `  - name: vault
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: cost, sql: amount / 2, type: number }
    access_policy:
      - group: globo/analysts
        row_level: { allow_all: true }
`
    : ""
}`;

/** Statements of files are not compared with the model, so that the same file is beside both. */
const declared = {
  dashboards: [
    {
      name: "statements",
      rows: [
        {
          tiles: [
            {
              id: "hidden",
              title: "Our margin",
              table: true,
              sql: "SELECT MEASURE(margin) AS m FROM sales",
            },
            {
              id: "star",
              chart: { type: "bar", x: "product", y: "cost" },
              sql: "SELECT * FROM sales",
            },
            { id: "seen", table: true, sql: "SELECT city AS margin FROM sales -- cost" },
          ],
        },
      ],
    },
    {
      name: "vault",
      rows: [{ tiles: [{ id: "hidden", table: true, sql: "SELECT cost FROM vault" }] }],
    },
  ],
};

const csv = [
  "id,city,product,sold_at,amount",
  ...Array.from({ length: 20 }, (_, at) =>
    [at, ["Berlin", "Rome"][at % 2], `p${at % 3}`, `2026-0${1 + (at % 6)}-1${at % 9}`, at].join(),
  ),
  "",
].join("\n");

const inTenant = { embedTenantName: "globo", creatorMode: true };
/** The maker of what is stored, and the viewer who must not learn of what is hidden. */
const maker = { ...inTenant, externalId: "ana", groups: ["analysts"] };
const viewer = { ...inTenant, externalId: "vic", groups: [] };

/** What a viewer can do in one world; answers have no ids and times of their own. */
export interface World {
  /** What comes of making a dashboard; and, where it was made, all that can be asked of it. */
  readonly make: (definition: object) => Promise<unknown>;
  /** All that can be asked of what somebody with more rights has stored. */
  readonly look: (
    definition: object,
    ...changes: readonly (readonly DashboardOperation[])[]
  ) => Promise<unknown>;
  readonly declared: () => Promise<unknown>;
  /** Shared dashboards as an operator of the service exports them. */
  readonly exported: (definition: object) => Promise<unknown>;
}

/** Two worlds that may not be told apart, and their end. */
export interface TwoWorlds {
  readonly hides: World;
  readonly lacks: World;
  readonly close: () => Promise<void>;
}

/** Opens both of them over one engine. */
export const twoWorlds = async (): Promise<TwoWorlds> => {
  const folder = await mkdtemp(join(tmpdir(), "two-worlds-"));
  for (const name of ["hides", "lacks"]) {
    for (const part of ["model", "dashboards", "data"]) {
      await mkdir(join(folder, name, part), { recursive: true });
    }
    await writeFile(join(folder, name, "model", "sales.yml"), modelOf(name === "hides"));
    await writeFile(join(folder, name, "dashboards", "all.yml"), JSON.stringify(declared));
    await writeFile(join(folder, name, "data", "sales.csv"), csv);
  }
  const data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 5000, concurrency: 2, memoryMb: 512 },
    log: { warn: () => undefined, error: () => undefined },
  });
  const [hides, lacks] = [await worldOf(data, "hides"), await worldOf(data, "lacks")];
  return {
    hides,
    lacks,
    close: async () => {
      await data.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const worldOf = async (data: ReturnType<typeof duckdbPorts>, model: string): Promise<World> => {
  const ports = { ...inMemoryPorts(), ...data };
  const analytics = createEmbeddedAnalytics(ports);
  const account = {
    name: "demo",
    flags: { useCreatorMode: true },
    // A viewer who tries has no end of calls.
    limits: { callsPerMinute: 1e9, keyCallsPerMinute: 1e9, userCallsPerMinute: 1e9 },
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "shop", model }],
    embedTenants: [{ name: "globo", groups: [{ name: "analysts" }] }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key });
  for (const user of [maker, viewer])
    await analytics.generateSession(caller, { deploymentId: 1, ...user });
  const place = { deploymentId: 1, embedTenantName: "globo" };

  /** Puts a definition into the store as it is, whoever could have written it. */
  const store = async (definition: object): Promise<string> => {
    const text = { rows: [{ tiles: [{ id: "x", text: "x" }] }] };
    const body = { title: "Ours", visibility: "tenant", definition: text, sessionSettings: maker };
    const { publicId } = await analytics.createDashboard(caller, 1, body);
    const { id } = (await ports.accounts.load("demo", []))!;
    const content = { title: "Ours", description: undefined, visibility: "tenant" } as const;
    await ports.tenantDashboards.save(id, place, publicId, 1, { ...content, definition });
    return publicId;
  };

  const remove = (publicId: string, sessionSettings: object): Promise<void> =>
    analytics.deleteDashboard(caller, 1, publicId, { sessionSettings });

  return {
    make: async (definition) => {
      const body = { title: "Ours", visibility: "tenant", definition, sessionSettings: viewer };
      const made = await answerOf(() => analytics.createDashboard(caller, 1, body));
      if (!("publicId" in made)) return made;
      const publicId = String(made["publicId"]);
      const looked = await lookAt(analytics, publicId);
      await remove(publicId, viewer);
      return [made, looked].map(plain(publicId));
    },
    look: async (definition, ...changes) => {
      const publicId = await store(definition);
      const before = await lookAt(analytics, publicId);
      const changed = [];
      for (const operations of changes) {
        const body = { operations, sessionSettings: viewer };
        changed.push(
          await answerOf(() => analytics.patchDashboard(caller, 1, publicId, ["*"], body)),
        );
      }
      const after = await lookAt(analytics, publicId);
      await remove(publicId, maker);
      return [before, ...changed, after].map(plain(publicId));
    },
    declared: async () => {
      const settings = { sessionSettings: viewer };
      const { items } = await analytics.listDashboards(caller, 1, settings, {});
      const names = ["statements", "vault"];
      const looks = [];
      for (const name of names) looks.push(await lookAt(analytics, name));
      const listed = items.filter(({ origin }) => origin === "declared");
      return [listed, ...looks].map(plain(""));
    },
    exported: async (definition) => {
      const publicId = await store(definition);
      const all = await analytics.exportDashboards({ accountName: "demo", ...place });
      await remove(publicId, maker);
      return all.map(plain(publicId));
    },
  };
};

/** All that a viewer can ask of a dashboard and its tiles. */
const lookAt = async (analytics: EmbeddedAnalytics, publicId: string) => {
  const settings = { sessionSettings: viewer };
  const opened = await answerOf(() => analytics.getDashboard(caller, 1, publicId, settings));
  const { rows = [] } = (opened["definition"] ?? {}) as {
    readonly rows?: readonly { readonly tiles: readonly { readonly id: string }[] }[];
  };
  const ids =
    publicId.length < 30
      ? ["hidden", "star", "seen"]
      : rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));
  const tiles = [];
  for (const id of ids) {
    for (const filters of [
      {},
      { region: ["p1"] },
      { nothing: 1 },
      { profit: 1 },
      { "sales.sold_at": "no day" },
    ]) {
      const body = { ...settings, showSql: true, filters };
      tiles.push(await answerOf(() => rowsOf(analytics, publicId, id, body)));
    }
    for (const offer of ["repair", "filterable"]) {
      const body = { ...settings, offer };
      tiles.push(await answerOf(() => analytics.proposeTile(caller, 1, publicId, id, body)));
    }
  }
  return { opened, tiles };
};

const rowsOf = async (
  analytics: EmbeddedAnalytics,
  publicId: string,
  id: string,
  body: object,
): Promise<object> => {
  const { parts, ...head } = await analytics.queryTile(caller, 1, publicId, id, body);
  const rows: string[] = [];
  for await (const part of parts) {
    rows.push(...("rows" in part ? part.rows : [part]).map((row) => JSON.stringify(row)));
  }
  return { ...head, rows: rows.sort() };
};

type Answer = Readonly<Record<string, unknown>>;

const answerOf = async (call: () => Promise<object>): Promise<Answer> => {
  try {
    return { ...(await call()) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...error, message: error.message };
  }
};

/** As it would be sent, without what differs between any two dashboards. */
const plain =
  (publicId: string) =>
  (answer: unknown): unknown =>
    JSON.parse(
      JSON.stringify(answer, (name, value: unknown) =>
        name === "updatedAtMs" || name === "stack" ? undefined : value,
      ).replaceAll(publicId === "" ? "\0" : publicId, "ID"),
    );
