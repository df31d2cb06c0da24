import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { startService } from "./program.fixture.js";

const key = `sk-server000000-${"s".repeat(43)}`;

const declaration = `accounts:
  - name: acme
    keys: [{ name: server, fromEnv: ACME_KEY }]
    deployments: [{ id: 1, name: shop, default: true }]
    groups: [{ name: analysts, description: May see revenue }]
`;

let folder: string;
let file: string;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "provision-"));
  file = join(folder, "accounts.yaml");
  database = await createDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const provision = async (...args: readonly string[]) => {
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, ACME_KEY: key };
  const command = startService(environment, ["provision", ...args]);
  return { code: await command.ended(), ...command.output() };
};

describe("J2: provision diff, apply and diff again", () => {
  test("say what would be done, do it, and say that nothing is left to do", async () => {
    await writeFile(file, declaration);
    const fresh = await provision("diff", file);
    expect(fresh).toEqual({
      code: 3,
      stderr: "",
      stdout: [
        "Account acme: would be created",
        "  + account acme",
        '      plan: "enterprise"',
        "      flags.useCreatorMode: false",
        "      limits.externalUsers: 10000",
        "      allowedOrigins: []",
        "      defaultDeployment: 1",
        "  + deployment 1",
        '      name: "shop"',
        "      requirePolicies: false",
        '      timezone: "UTC"',
        "  + group analysts",
        '      description: "May see revenue"',
        "  + key server",
        '      kind: "admin"',
        '      deployments: "all"',
        "      revoked: false",
        "",
      ].join("\n"),
    });
    // A dry run is the same, and has written nothing.
    expect(await provision("apply", file, "--dry-run")).toEqual(fresh);
    expect((await provision("apply", file)).stdout).toBe("Account acme: created\n");
    expect(await provision("diff", file)).toEqual({
      code: 0,
      stdout: "Account acme: unchanged\n",
      stderr: "",
    });
    const json = await provision("diff", file, "--json");
    expect([json.code, JSON.parse(json.stdout)]).toEqual([
      0,
      { accounts: [{ name: "acme", outcome: "unchanged", changes: [] }] },
    ]);
  });

  test("export writes a file in which diff finds no difference", async () => {
    const exported = await provision("export");
    expect([exported.code, exported.stderr]).toEqual([0, ""]);
    expect(exported.stdout).toContain("- name: server\n        existing: true\n");
    expect(exported.stdout).not.toContain("s".repeat(43));
    await writeFile(file, exported.stdout);
    expect((await provision("diff", file)).stdout).toBe("Account acme: unchanged\n");
    expect(await provision("export", "acme", "nobody")).toEqual({
      code: 5,
      stdout: "",
      stderr: "There is no account nobody.\n",
    });
  });

  test("nothing is deleted without --prune, and without a terminal nothing without --yes", async () => {
    await writeFile(file, declaration.replace(/ {4}groups.*\n/, "    groups: []\n"));
    expect((await provision("apply", file)).stdout).toBe("Account acme: unchanged\n");
    const list = "Account acme: would be changed\n  - group analysts\n";
    const asked = await provision("apply", file, "--prune");
    expect(asked).toEqual({
      code: 2,
      stdout: list,
      stderr: "Nothing was written: without a terminal, --yes agrees to it.\n",
    });
    expect((await provision("diff", file, "--prune")).stdout).toBe(list);
    const done = await provision("apply", file, "--prune", "--yes");
    expect(done).toEqual({ code: 0, stdout: `${list}Account acme: changed\n`, stderr: "" });
    expect((await provision("diff", file, "--prune")).code).toBe(0);
    await writeFile(file, declaration);
    expect((await provision("apply", file)).code).toBe(0);
  });

  test("a change is shown with both values; a mistake with its line", async () => {
    await writeFile(file, declaration.replace("May see revenue", '"May see\\e[2J all"'));
    expect(await provision("diff", file)).toEqual({
      code: 3,
      stderr: "",
      stdout: [
        "Account acme: would be changed",
        "  ~ group analysts",
        '      description: "May see revenue" → "May see\\u001b[2J all"',
        "",
      ].join("\n"),
    });
    await writeFile(file, `${declaration}    plam: premium\n`);
    expect(await provision("diff", file)).toEqual({
      code: 1,
      stdout: "",
      stderr: `${file}:6: plam is not a known key; did you mean plan?\n`,
    });
  });
});
