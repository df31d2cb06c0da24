import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  eventually,
  familyOf,
  isAlive,
  type Result,
  resultOf,
  revenueByCategory,
  type ServiceProcess,
} from "@embedded-analytics/app/testing";
import { startService } from "./program.fixture.js";

const run = promisify(execFile);

// One story, told in order: a person starts the service, uses it, stops it, and loses the machine.
describe("npm start on embedded defaults", () => {
  let dataDirectory: string;
  let service: ServiceProcess;
  let url: string;
  let apiKey: string;

  const environment = () => ({ DATA_DIR: dataDirectory, PORT: "0" });

  const start = async (): Promise<void> => {
    service = startService(environment());
    url = await service.listening();
  };

  const post = (path: string, body: object, key = apiKey) =>
    fetch(url + path, {
      method: "POST",
      headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const mint = async (body: object): Promise<string> => {
    const response = await post("/api/v1/embed/generate-session", body);
    expect(response.status).toBe(200);
    return ((await response.json()) as { sessionId: string }).sessionId;
  };

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "the service's own "));
  });

  afterAll(async () => {
    for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test("prints where it listens, the admin key, and a curl line that works when pasted", async () => {
    await start();
    const { stdout, stderr } = service.output();
    expect(stderr).toBe("");
    const curl = /^ {2}curl [^]*?'$/m.exec(stdout)?.[0] ?? "no curl line";
    const pasted = await run("bash", ["-c", curl]);
    expect(JSON.parse(pasted.stdout)).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    apiKey = /shown only now[^:]*: (sk-\S+)/.exec(stdout)?.[1] ?? "no key";
    expect(apiKey).toMatch(/^sk-[a-z0-9]{12}-[\w-]{43}$/);
  });

  test("prints a data curl line that gives two users of other cities their own figures (E1, E8)", async () => {
    const line = / {2}curl [^\n]*\/sql [^]*?'$/m.exec(service.output().stdout)?.[0] ?? "exit 1";
    const asked = async (city: string): Promise<Result> => {
      const { stdout } = await run("bash", ["-c", line.replace("Berlin", city)]);
      return resultOf(stdout);
    };
    const [berlin, vienna] = [await asked("Berlin"), await asked("Vienna")];
    for (const [result, city] of [
      [berlin, "Berlin"],
      [vienna, "Vienna"],
    ] as const) {
      expect(result.columns).toEqual(["category", "revenue"]);
      expect(result.rows).toEqual(await revenueByCategory(city));
    }
    expect(berlin.rows).not.toEqual(vienna.rows);
  });

  test("explain, beside it, shows the policies that count and the statement that runs (E6)", async () => {
    const of = ["--account", "demo", "--deployment", "1", "--user", "ada@demo.test"];
    const explain = async (sql: string) => {
      const command = startService(environment(), ["explain", ...of, sql]);
      return { code: await command.ended(), ...command.output() };
    };
    const explained = await explain("SELECT MEASURE(revenue) FROM order_lines");
    expect([explained.code, explained.stderr]).toEqual([0, ""]);
    expect(explained.stdout).toContain("policy 1: not for this user: it is for managers");
    expect(explained.stdout).toContain(
      `policy 2: counts, with the rows where city equals "Berlin"`,
    );
    // First the copy of what Ada may see, then the statement over it (E9).
    expect(explained.stdout).toMatch(
      /The statement as it runs:\nCREATE OR REPLACE TEMPORARY TABLE .*'Berlin'.*;\nSELECT sum/,
    );
    expect(explained.stdout).toContain("SEQ_SCAN");
    const refused = await explain("SELECT MEASURE(margin) FROM order_lines");
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("order_lines has no member margin");
  });

  test("keeps the demo's key in a file that only its owner may read", async () => {
    const path = join(dataDirectory, "demo-admin-key");
    expect((await readFile(path, "utf8")).trim()).toBe(apiKey);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test("is alive and ready, and unknown routes are problem bodies (F1)", async () => {
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "ready" });
    const unknown = await fetch(`${url}/nowhere`);
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get("content-type")).toContain("application/problem+json");
  });

  test("a second start on the same data directory says who holds it", async () => {
    // On the same port, as a plain second start is: the port is not what is wrong.
    const second = startService({ ...environment(), PORT: new URL(url).port });
    expect(await second.ended()).toBe(1);
    expect(second.output().stderr).toContain(`is in use by process ${service.pid}`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test("provision apply works beside it, and one account's key opens nothing of another (A1, C5)", async () => {
    const file = join(dataDirectory, "second.yaml");
    await writeFile(
      file,
      "accounts:\n  - name: second\n    keys: [{ name: server }]\n    deployments: [{ id: 2, name: other, default: true }]\n",
    );
    const apply = async () => {
      const command = startService(environment(), ["provision", "apply", file]);
      expect(await command.ended()).toBe(0);
      return command.output().stdout;
    };
    const said = await apply();
    expect(said).toContain("Account second: created");
    const otherKey = /API key server \(shown only now\): (sk-\S+)/.exec(said)?.[1] ?? "";
    expect(await apply()).toBe("Account second: unchanged\n");

    const body = { externalId: "jane", deploymentId: 1 };
    expect((await post("/api/v1/embed/generate-session", body)).status).toBe(200);
    const foreign = await post("/api/v1/embed/generate-session", body, otherKey);
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ code: "deployment_not_found" });
  });

  test("provision apply tells what is wrong with a model, with file and line (E5)", async () => {
    const file = join(dataDirectory, "modelled.yaml");
    const model = join(dataDirectory, "a model", "model");
    await mkdir(model, { recursive: true });
    await writeFile(
      file,
      `accounts:\n  - name: modelled\n    deployments: [{ id: 1, name: one, model: ./a model }, { id: 2, name: two, model: ./elsewhere }]\n`,
    );
    await writeFile(join(model, "sales.yml"), "cubes:\n  - name: sales\n    sql_tabel: sales\n");
    const command = startService(environment(), ["provision", "apply", file]);
    expect(await command.ended()).toBe(1);
    const { stdout, stderr } = command.output();
    expect(stdout).toContain("Account modelled: created");
    expect(stderr).toContain(`${join(model, "sales.yml")}:3:`);
    expect(stderr).toContain("elsewhere: there is no such folder here");
  });

  test("SIGTERM ends it cleanly, its PostgreSQL with it", async () => {
    const family = familyOf(service.pid);
    expect(family.length).toBeGreaterThan(2);
    service.child.kill("SIGTERM");
    expect(await service.ended()).toBe(0);
    expect(family.filter(isAlive)).toEqual([]);
  });

  test("the next start keeps all data and does not show the key again", async () => {
    await start();
    expect(service.output().stdout).not.toContain(apiKey);
    expect(service.output().stdout).toContain("demo-admin-key");
    const curl = /^ {2}curl [^]*?'$/m.exec(service.output().stdout)?.[0] ?? "no curl line";
    expect(JSON.parse((await run("bash", ["-c", curl])).stdout)).toHaveProperty("sessionId");
  });

  test("SIGKILL of everything in mid-traffic loses nothing that was committed", async () => {
    const minted: string[] = [];
    let killed = false;
    const traffic = Array.from({ length: 8 }, async (_, worker) => {
      for (let turn = 0; !killed; turn++) {
        const response = await post("/api/v1/embed/generate-session", {
          externalId: `worker-${worker}-${turn}`,
          groups: ["analysts"],
        }).catch(() => undefined);
        if (response?.status !== 200) continue;
        const answer = (await response.json().catch(() => undefined)) as
          { sessionId: string } | undefined;
        if (answer !== undefined) minted.push(answer.sessionId);
      }
    });
    await eventually(() => minted.length > 100);
    for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    killed = true;
    await Promise.all(traffic);
    await service.ended();

    await start();
    const exchanged = await Promise.all(
      minted.map(
        async (sessionId) => (await post("/api/v1/embed/session/token", { sessionId })).status,
      ),
    );
    expect(new Set(exchanged)).toEqual(new Set([200]));
    expect(exchanged.length).toBeGreaterThan(100);
  });

  test("where only the service is killed, its PostgreSQL ends by itself and the next start works", async () => {
    const family = familyOf(service.pid);
    const sessionId = await mint({ externalId: "jane" });
    service.child.kill("SIGKILL");
    await eventually(() => !family.some(isAlive));
    await start();
    expect((await post("/api/v1/embed/session/token", { sessionId })).status).toBe(200);
    service.child.kill("SIGINT");
    expect(await service.ended()).toBe(0);
  });
});
