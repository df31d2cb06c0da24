import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { root } from "../set-up/ensure-installed.mjs";
import { copyWorkspace, install, pack } from "./pack-packages.mjs";

const names = ["domain", "adapters-http", "testkit"];
let folder;
let host;

const run = async (args, options = {}) => {
  try {
    return await promisify(execFile)(process.execPath, args, { cwd: host, ...options });
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-analytics-packed-"));
  host = join(folder, "host");
  const workspace = join(folder, "workspace");
  await copyWorkspace(root, workspace);
  await cp(join(root, "scripts", "release", "packed-host"), host, { recursive: true });
  await mkdir(join(folder, "tarballs"));
  const tarballs = await pack(workspace, names, join(folder, "tarballs"));
  await install({
    root,
    host,
    tarballs,
    hostDependencies: ["express", "@types/node", "@jest/globals", "jest"],
  });
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(names)("the packed %s", (name) => {
  const packed = () => join(host, "node_modules", "@embedded-analytics", name);
  const filesOf = async (part) => {
    const entries = await readdir(join(packed(), part), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(packed(), join(entry.parentPath ?? entry.path, entry.name)))
      .map((path) => path.replaceAll("\\", "/"));
  };

  test("holds no tests, no fixtures and nothing of the build's own", async () => {
    const files = [...(await filesOf("src")), ...(await filesOf("dist"))];
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((path) => /\.(test|fixture)\.|tsbuildinfo/.test(path))).toEqual([]);
  });

  test("has its licence, and a file behind each of its entries", async () => {
    const files = await filesOf(".");
    expect(files).toContain("LICENSE");
    const { exports, license } = JSON.parse(await readFile(join(packed(), "package.json"), "utf8"));
    expect(license).toBe("Apache-2.0");
    const targets = Object.values(exports).flatMap((entry) => Object.values(entry));
    expect(targets.filter((target) => !files.includes(target.slice(2)))).toEqual([]);
  });

  test("has the source that each source map names", async () => {
    const maps = (await filesOf("dist")).filter((path) => path.endsWith(".map"));
    expect(maps.length).toBeGreaterThan(20);
    const missing = [];
    const sources = new Set(await filesOf("src"));
    for (const path of maps) {
      const map = JSON.parse(await readFile(join(packed(), path), "utf8"));
      for (const source of map.sources)
        if (!sources.has(join(path, "..", source).replaceAll("\\", "/"))) missing.push(path);
    }
    expect(missing).toEqual([]);
  });
});

test("a host compiles against the packed packages under strict types, and runs", async () => {
  const tsc = join(root, "node_modules", "ts7", "bin", "tsc");
  await run([tsc, "--project", "tsconfig.json"]);
  const { stdout } = await run(["built/host.js"]);
  expect(JSON.parse(stdout)).toEqual({ statuses: [200, 401], parts: 3 });
}, 60_000);

test("a host runs the packed contracts over an adapter of its own", async () => {
  const jest = join(host, "node_modules", "jest", "bin", "jest.js");
  const { stderr } = await run(
    ["--experimental-vm-modules", jest, "--rootDir", host, "--testMatch", "**/built/contracts.js"],
    { env: { ...process.env, NODE_OPTIONS: "" } },
  );
  expect(stderr).toMatch(/Tests: .*\b\d\d passed/);
}, 60_000);
