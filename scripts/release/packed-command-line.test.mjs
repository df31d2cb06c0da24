import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildService } from "../set-up/build-service.mjs";
import { root } from "../set-up/ensure-installed.mjs";
import { install, pack } from "./pack-packages.mjs";

const scope = "@embedded-analytics/";
let folder;
let host;
let names;

/** The command line's package and all of ours that it stands on. */
const packagesBelow = async (name, found = new Set()) => {
  found.add(name);
  const text = await readFile(join(root, "packages", name, "package.json"), "utf8");
  for (const dependency of Object.keys(JSON.parse(text).dependencies ?? {})) {
    const own = dependency.startsWith(scope) ? dependency.slice(scope.length) : undefined;
    if (own !== undefined && !found.has(own)) await packagesBelow(own, found);
  }
  return [...found];
};

/** Runs the program as it is called where it is installed; answers its exit code and what it wrote. */
const run = (args) =>
  new Promise((resolve) => {
    const program = join(host, "node_modules", ".bin", "embedded-analytics");
    const env = { PATH: process.env["PATH"], DATA_DIR: join(folder, "data"), ACME_KEY: key };
    execFile(program, args, { cwd: host, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

const key = `sk-server000000-${"s".repeat(43)}`;

beforeAll(async () => {
  expect(await buildService()).toBe(0);
  folder = await mkdtemp(join(tmpdir(), "embedded-analytics-command-line-"));
  host = join(folder, "host");
  names = await packagesBelow("cli");
  await mkdir(join(folder, "tarballs"));
  const tarballs = await pack(root, names, join(folder, "tarballs"), { asBuilt: true });
  await install({ root, host, tarballs, hostDependencies: [] });
  const bin = join(host, "node_modules", ".bin");
  await mkdir(bin, { recursive: true });
  const { bin: programs } = JSON.parse(
    await readFile(join(host, "node_modules", scope, "cli", "package.json"), "utf8"),
  );
  for (const [name, path] of Object.entries(programs)) {
    const program = join(host, "node_modules", scope, "cli", path);
    await chmod(program, 0o755); // as npm does it; the compiler makes no file a program
    await symlink(program, join(bin, name));
  }
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("J1: the packed command line, installed in an empty project", () => {
  test("stands on packages of its own and on dependencies that it names", async () => {
    expect(names).toEqual(expect.arrayContaining(["app", "cli", "domain", "embed-ui"]));
    const installed = await readdir(join(host, "node_modules"));
    expect(installed).not.toContain("jest");
    expect(installed).not.toContain("typescript");
  });

  test("helps, and suggests what was meant", async () => {
    const help = await run(["--help"]);
    expect([help.code, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toMatch(/^Examples:\n/);
    expect(await run(["provison"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Did you mean provision?"),
    });
  }, 60_000);

  test("compares, applies and compares again, with a database of its own", async () => {
    await writeFile(
      join(host, "accounts.yaml"),
      "accounts:\n  - name: acme\n    keys: [{ name: server, fromEnv: ACME_KEY }]\n",
    );
    expect((await run(["provision", "diff", "accounts.yaml"])).code).toBe(3);
    expect(await run(["provision", "apply", "accounts.yaml"])).toEqual({
      code: 0,
      stdout: "Account acme: created\n",
      stderr: "",
    });
    expect((await run(["provision", "diff", "accounts.yaml"])).code).toBe(0);
    expect((await run(["provision", "export"])).stdout).toContain("name: acme");
  }, 300_000);
});
