import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { eventually, familyOf, isAlive } from "./testing/processes.js";
import { startService, type ServiceProcess } from "./testing/service-process.js";

const run = promisify(execFile);
const timeoutMs = 90_000;

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

  test(
    "prints where it listens, the admin key, and a curl line that works when pasted",
    async () => {
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
    },
    timeoutMs,
  );

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

  test(
    "provision apply works beside it, and one account's key opens nothing of another (A1, C5)",
    async () => {
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
    },
    timeoutMs,
  );

  test("SIGTERM ends it cleanly, its PostgreSQL with it", async () => {
    const family = familyOf(service.pid);
    expect(family.length).toBeGreaterThan(2);
    service.child.kill("SIGTERM");
    expect(await service.ended()).toBe(0);
    expect(family.filter(isAlive)).toEqual([]);
  });

  test(
    "the next start keeps all data and does not show the key again",
    async () => {
      await start();
      expect(service.output().stdout).not.toContain(apiKey);
      expect(service.output().stdout).toContain("demo-admin-key");
      const curl = /^ {2}curl [^]*?'$/m.exec(service.output().stdout)?.[0] ?? "no curl line";
      expect(JSON.parse((await run("bash", ["-c", curl])).stdout)).toHaveProperty("sessionId");
    },
    timeoutMs,
  );

  test(
    "SIGKILL of everything in mid-traffic loses nothing that was committed",
    async () => {
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
    },
    timeoutMs,
  );

  test(
    "where only the service is killed, its PostgreSQL ends by itself and the next start works",
    async () => {
      const family = familyOf(service.pid);
      const sessionId = await mint({ externalId: "jane" });
      service.child.kill("SIGKILL");
      await eventually(() => !family.some(isAlive));
      await start();
      expect((await post("/api/v1/embed/session/token", { sessionId })).status).toBe(200);
      service.child.kill("SIGINT");
      expect(await service.ended()).toBe(0);
    },
    timeoutMs,
  );
});

describe("the command line", () => {
  test("reports all problems of the configuration together", async () => {
    const service = startService({ PORT: "many", LOG_LEVEL: "loud", SECRET_KEY: "canary," });
    expect(await service.ended()).toBe(2);
    const { stderr } = service.output();
    expect(stderr).toContain("PORT must be");
    expect(stderr).toContain("LOG_LEVEL must be");
    expect(stderr).toContain("SECRET_KEY must not");
    expect(stderr).not.toContain("canary");
  });

  test("answers a typo with the usage", async () => {
    const service = startService({}, ["provison", "apply", "file.yaml"]);
    expect(await service.ended()).toBe(2);
    expect(service.output().stderr).toContain("npm run provision apply FILE");
  });

  test(
    "a mistake in a declarative file is reported with its line (C5)",
    async () => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
      const file = join(dataDirectory, "accounts.yaml");
      await writeFile(file, "accounts:\n  - name: acme\n    plam: premium\n");
      const service = startService({ DATA_DIR: dataDirectory, PORT: "0", BOOTSTRAP_FILE: file });
      expect(await service.ended()).toBe(1);
      expect(service.output().stderr).toBe(`${file}:3: plam is not a known key\n`);
      await rm(dataDirectory, { recursive: true });
    },
    timeoutMs,
  );

  test("a preset key that is no key is refused and written nowhere (A3)", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
    const service = startService({
      DATA_DIR: dataDirectory,
      PORT: "0",
      BOOTSTRAP_API_KEY: "sk-canary",
    });
    expect(await service.ended()).toBe(2);
    expect(service.output().stderr).toContain("BOOTSTRAP_API_KEY must be of the form sk-");
    expect(service.output().stderr).not.toContain("canary");
    expect(await readdir(dataDirectory)).toEqual([]);
    await rm(dataDirectory, { recursive: true });
  });

  test(
    "SIGTERM while it is starting ends the start, and leaves nothing running or held",
    async () => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
      const service = startService({ DATA_DIR: dataDirectory, PORT: "0" });
      await eventually(() => familyOf(service.pid).length > 1); // its PostgreSQL is being made
      const family = familyOf(service.pid);
      service.child.kill("SIGTERM");
      expect(await service.ended()).toBe(0);
      expect(service.output()).toEqual({ stdout: "", stderr: "" });
      await eventually(() => !family.some(isAlive));
      expect(await readdir(dataDirectory)).not.toContain("holder.json");
      await rm(dataDirectory, { recursive: true });
    },
    timeoutMs,
  );

  test("a database that cannot be reached is named without its password", async () => {
    const service = startService({
      PORT: "0",
      DATABASE_URL: "postgres://me:canary@127.0.0.1:1/none",
    });
    expect(await service.ended()).toBe(1);
    const { stderr } = service.output();
    expect(stderr).toContain("The database cannot be reached");
    expect(stderr).not.toContain("canary");
  });

  test("a refused password, and a database that is not there, are told apart (T35)", async () => {
    const database = await createDatabase();
    const saidOf = async (change: (url: URL) => void): Promise<string> => {
      const url = new URL(database.url);
      change(url);
      const service = startService({ PORT: "0", DATABASE_URL: url.href, DATA_DIR: tmpdir() });
      expect(await service.ended()).toBe(1);
      return service.output().stderr;
    };
    expect(await saidOf((url) => (url.password = "canary"))).toBe(
      "The database of DATABASE_URL refuses its user or password (28P01).\n",
    );
    expect(await saidOf((url) => (url.pathname = "/nowhere"))).toBe(
      "The server of DATABASE_URL has no database of that name (3D000). Create it first.\n",
    );
    await database.drop();
  });
});
