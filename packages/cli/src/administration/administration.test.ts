import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { familyOf, type ServiceProcess } from "@embedded-analytics/app/testing";
import { startService } from "../program.fixture.js";

const adminKey = `sk-server000000-${"s".repeat(43)}`;

let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>>;
let service: ServiceProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "administration-"));
  database = await createDatabase();
  const file = join(folder, "accounts.yaml");
  await writeFile(
    file,
    `accounts:
  - name: acme
    keys: [{ name: server, fromEnv: ACME_KEY }]
    deployments: [{ id: 1, name: shop, default: true }]
    groups: [{ name: analysts }]
`,
  );
  service = startService({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BOOTSTRAP_FILE: file,
    ACME_KEY: adminKey,
    PORT: "0",
  });
  url = await service.listening();
});

afterAll(async () => {
  service.child.kill("SIGTERM");
  await service.ended();
  for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const cli = async (args: readonly string[], key = adminKey) => {
  const command = startService(
    {
      EMBEDDED_ANALYTICS_URL: url,
      EMBEDDED_ANALYTICS_API_KEY: key,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
    },
    args,
  );
  return { code: await command.ended(), ...command.output() };
};

const json = async (...args: readonly string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await cli([...args, "--json"]);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as unknown;
};

const items = async (...args: readonly string[]) =>
  ((await json(...args)) as { readonly items: readonly Record<string, unknown>[] }).items;

describe("J1: administration of a running service from the command line", () => {
  test("makes a key, which opens the service until it is revoked", async () => {
    const made = (await json("keys", "create", "reports")) as { id: string; key: string };
    expect(made.key).toMatch(/^sk-[a-z0-9]{12}-[A-Za-z0-9_-]{43}$/);
    expect((await items("keys", "list")).map(({ name }) => name)).toEqual(["reports", "server"]);
    expect((await cli(["keys", "list"], made.key)).stdout).toContain("reports");
    expect(await cli(["keys", "revoke", made.id, "--yes"])).toEqual({
      code: 0,
      stdout: `Done: revoke the key ${made.id}.\n`,
      stderr: "",
    });
    expect((await cli(["keys", "list"], made.key)).code).toBe(4);
    // The last admin key cannot be revoked over HTTP.
    expect((await cli(["keys", "revoke", "server000000", "--yes"])).code).toBe(6);
  });

  test("makes users of a file, finds one, and deletes it", async () => {
    const file = join(folder, "users.yaml");
    await writeFile(
      file,
      "- { externalId: jane, groups: [analysts] }\n- { externalId: joe, groups: [nobody] }\n",
    );
    const provisioned = await cli(["users", "provision", file]);
    expect([provisioned.code, provisioned.stderr]).toEqual([1, ""]);
    expect(provisioned.stdout).toMatch(/^jane +provisioned/m);
    expect(provisioned.stdout).toMatch(/^joe +refused +groups_not_found/m);
    const [jane, ...others] = await items("users", "list", "--search", "jan");
    expect([jane?.["externalId"], others]).toEqual(["jane", []]);
    expect((await cli(["users", "delete", String(jane?.["id"]), "--yes"])).code).toBe(0);
    expect(await items("users", "list")).toEqual([]);
    expect((await cli(["users", "delete", String(jane?.["id"]), "--yes"])).code).toBe(5);
  });

  test("makes an agent, replaces its settings, lists it, and deletes it", async () => {
    const agent = ["5", "analyst", "--deployment", "1"];
    const tried = await cli(["agents", "create", ...agent, "--dry-run"]);
    expect([tried.code, tried.stderr]).toEqual([0, ""]);
    expect(await items("agents", "list")).toEqual([]);
    expect(await json("agents", "create", ...agent)).toMatchObject({ id: "5", name: "analyst" });
    await json("agents", "update", "5", "writer", "--instructions", "Be brief.");
    expect(await items("agents", "list")).toMatchObject([
      { id: "5", name: "writer", deploymentId: 1, instructions: "Be brief." },
    ]);
    // Where it asks a language model only the declaration says.
    const settings = '{"kind":"anthropic","model":"m"}';
    const denied = await cli(["agents", "update", "5", "writer", "--settings", settings]);
    expect(denied.code).toBe(4);
    const wrong = await cli(["agents", "create", "6", "writer", "--deployment", "9"]);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining("names no deployment of the account; there is 1"),
    ]);
    // Without a verb the same word shows the addresses of accounts, from the database.
    expect((await cli(["agents", "acme"])).stdout).toContain("/agents/5/chat");
    const mistyped = await cli(["agents", "lst"]);
    expect([mistyped.code, mistyped.stdout, mistyped.stderr]).toEqual([
      ...[1, "", "There is no account lst; did you mean the command agents list?\n"],
    ]);
    expect((await cli(["agents", "delete", "5"])).code).toBe(2); // nobody is there to agree
    expect((await cli(["agents", "delete", "5", "--yes"])).code).toBe(0);
    expect(await items("agents", "list")).toEqual([]);
    expect((await cli(["agents", "delete", "5", "--yes"])).code).toBe(5);
  });

  test("J8, J10: revokes sessions, and shows and verifies what was done in the audit log", async () => {
    expect((await cli(["sessions", "revoke", "--external-id", "jane", "--yes"])).code).toBe(0);
    const actions = (await items("audit", "list", "--all")).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["session.revoke", "account.apply"]));
    const verified = (await json("audit", "verify", "acme")) as {
      entries: number;
      head: { seq: number; hash: string };
    };
    expect(verified.entries).toBe(actions.length);
    const { seq, hash } = verified.head;
    expect((await cli(["audit", "verify", "acme", "--head", `${seq}:${hash}`])).code).toBe(0);
    const cut = await cli(["audit", "verify", "acme", "--head", `${seq + 1}:${hash}`]);
    expect(cut.code).toBe(3);
    expect(cut.stdout).toContain("The audit log of acme is not whole.");
    expect((await cli(["audit", "verify", "nobody"])).code).toBe(5);
  });
});
