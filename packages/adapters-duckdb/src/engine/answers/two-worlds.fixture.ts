import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DataAccess, Query } from "@embedded-analytics/domain";
import { duckdbPorts, type DuckdbPorts } from "../../ports.js";
import { collect, type Collected } from "../engine.fixture.js";

const packageFolder = fileURLToPath(new URL("../../..", import.meta.url));

/** What of a folder changes, each in three states. */
export const changing = ["model", "branch", "data", "attached"] as const;
export type Changing = (typeof changing)[number];
type State = Readonly<Record<Changing, number>>;

/** A question of somebody. */
export interface Question {
  readonly account: number;
  readonly user: string;
  readonly deployment: number;
  readonly branchName: string | undefined;
  readonly sql: string;
  readonly access: DataAccess;
  readonly timezone: string;
  readonly rowsTake: number | undefined;
  /** Whether it is asked of the version before the present one. */
  readonly isLate: boolean;
}

/** The same model folder behind two services, of which one keeps answers. */
export interface TwoWorlds {
  /** The answers of the one that keeps them and of the one that does not. */
  ask(question: Question): Promise<readonly [Collected, Collected]>;
  /** Brings files into a state, sizes and times included, and waits until both have seen it. */
  change(what: Changing, state: number): Promise<void>;
  close(): Promise<void>;
}

const cubes = (state: number): string => `cubes:
  - name: sales
    sql_table: sales
    joins:
      - { name: towns, relationship: many_to_one, sql: "{CUBE}.city = {towns.city}" }
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: city, sql: city, type: string }
      - { name: amount, sql: "amount + ${state}", type: number }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: age_days, sql: "current_date - sold_at::DATE", type: number }
    measures:
      - { name: count, type: count }
      - { name: revenue, sql: "amount * ${state + 1}", type: sum }
  - name: towns
    sql: SELECT * FROM live."Towns since 2020"
    dimensions:
      - { name: city, sql: city, type: string, primary_key: true }
      - { name: people, sql: people, type: number }
      - { name: days, sql: days, type: number }
    measures:
      - { name: count, type: count }
`;

// As long in each state, so that a size tells nothing.
const rowsOf = (state: number): string =>
  Array.from({ length: 90 }, (_, at) => {
    const city = ["Rome", "Oslo", "Bonn"][(at + state) % 3];
    return `${100 + at},${city},${10 + ((at * 7 + state) % 80)},2026-01-${10 + (at % 20)} 23:30:00`;
  }).join("\n");

const makeAttached = (folder: string): void => {
  const program = `import { DuckDBInstance } from "@duckdb/node-api";
    for (const state of [0, 1, 2]) {
      const instance = await DuckDBInstance.create(process.argv[1] + "/live-" + state);
      const connection = await instance.connect();
      await connection.run("CREATE TABLE towns AS SELECT unnest(['Rome', 'Oslo', 'Bonn']) AS city, unnest([1, 2, 3]) * 10 + " + state + " AS people");
      await connection.run("CREATE VIEW \\"Towns since 2020\\" AS SELECT *, current_date - DATE '2020-01-01' AS days FROM towns");
      connection.closeSync();
      instance.closeSync();
    }`;
  execFileSync(process.execPath, ["--input-type=module", "-e", program, folder], {
    cwd: packageFolder,
  });
};

/** Opens both on a folder of their own, in the state 0. */
export async function openTwoWorlds(): Promise<TwoWorlds> {
  const folder = mkdtempSync(join(tmpdir(), "two-worlds-"));
  const shop = join(folder, "shop");
  makeAttached(folder);
  const place = (path: string, at: number, write: (file: string) => void): void => {
    const target = join(shop, path);
    mkdirSync(dirname(target), { recursive: true });
    write(`${target}.new`);
    utimesSync(`${target}.new`, 1_790_000_000 + at / 1000, 1_790_000_000 + at / 1000);
    renameSync(`${target}.new`, target);
  };
  const writers: Readonly<Record<Changing, (state: number) => void>> = {
    model: (at) => place("model/sales.yml", at, (file) => writeFileSync(file, cubes(at))),
    branch: (at) =>
      place("branches/next/model/sales.yml", at, (file) => writeFileSync(file, cubes(at + 3))),
    data: (at) =>
      place("data/sales.csv", at, (file) =>
        writeFileSync(file, `id,city,amount,sold_at\n${rowsOf(at)}\n`),
      ),
    attached: (at) =>
      place("data/live.duckdb", at, (file) => copyFileSync(join(folder, `live-${at}`), file)),
  };
  for (const what of changing) writers[what](0);
  const lines: string[] = [];
  const worlds = [64, 0].map((cacheMb) =>
    duckdbPorts({
      folderOf: (name) => join(folder, name),
      cacheDirectory: join(folder, `cache-${cacheMb}`),
      query: { ...budgets, cacheMb },
      log: { warn: () => undefined, error: (line) => void lines.push(line) },
    }),
  ) as [DuckdbPorts, DuckdbPorts];
  const files = new Versions(worlds, lines);
  let state: State = { model: 0, branch: 0, data: 0, attached: 0 };
  await files.follow(state);
  return {
    ask: async (question) => {
      const modelVersion = files.of(question.branchName, question.isLate);
      const answers = worlds.map((world) => answerOf(world, question, modelVersion));
      return (await Promise.all(answers)) as unknown as readonly [Collected, Collected];
    },
    change: async (what, to) => {
      state = { ...state, [what]: to };
      writers[what](to);
      await files.follow(state);
    },
    close: async () => {
      await Promise.all(worlds.map((world) => world.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const budgets = { seconds: 60, rowsMax: 3000, bytesMax: 600_000, concurrency: 2, memoryMb: 512 };

const deploymentOf = (id: number): Query["deployment"] =>
  ({ id, name: `shop ${id}`, modelFolder: "shop", requirePolicies: false }) as never;

const answerOf = async (
  { queryRunner }: DuckdbPorts,
  { account, user, deployment, isLate: _, ...asked }: Question,
  modelVersion: string,
): Promise<Collected> => {
  const query = { ...asked, deployment: deploymentOf(deployment), modelVersion, userKey: user };
  return collect(await queryRunner.run(account, query, new AbortController().signal));
};

/** The versions of the model that both services have, by branch. */
class Versions {
  readonly #ofState = new Map<string, string>();
  readonly #present = new Map<string | undefined, string>();
  readonly #before = new Map<string | undefined, string>();

  constructor(
    private readonly worlds: readonly DuckdbPorts[],
    private readonly lines: readonly string[],
  ) {}

  of(branch: string | undefined, isLate: boolean): string {
    const before = isLate ? this.#before.get(branch) : undefined;
    return before ?? this.#present.get(branch) ?? "";
  }

  /** Waits until both answer with these files. */
  async follow(state: State): Promise<void> {
    for (const branch of [undefined, "next"]) {
      const { model, branch: overlay, data, attached } = state;
      const key = JSON.stringify([branch, branch === undefined ? model : overlay, data, attached]);
      const version = await this.settled(branch, key);
      const present = this.#present.get(branch);
      if (present === version) continue;
      this.#ofState.set(key, version);
      if (present !== undefined) this.#before.set(branch, present);
      this.#present.set(branch, version);
    }
  }

  private async settled(branch: string | undefined, key: string): Promise<string> {
    const before = this.#ofState.get(key);
    const others = new Set([...this.#ofState].flatMap(([of, one]) => (of === key ? [] : [one])));
    for (const endMs = Date.now() + 60_000; Date.now() < endMs;) {
      const [one = "", other] = await Promise.all(this.worlds.map((world) => load(world, branch)));
      if (one === other && !others.has(one) && (before ?? one) === one) return one;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Both have not seen ${key}: ${this.lines.join()}`);
  }
}

const load = async ({ semanticCatalog }: DuckdbPorts, branch: string | undefined) => {
  const found = await semanticCatalog.load(1, deploymentOf(1), branch);
  return found.kind === "found" ? found.model.version : found.kind;
};
