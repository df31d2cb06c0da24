import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { ensureClient } from "../../packages/adapters-prisma/scripts/ensure-client.mjs";
import { root } from "./ensure-installed.mjs";

let base;
let runs;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "ensure-client-"));
  mkdirSync(join(base, "prisma"));
  mkdirSync(join(base, "src"));
  writeFileSync(join(base, "prisma", "schema.prisma"), "model One {}");
  runs = 0;
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const generate =
  (text, code = 0) =>
  async (folder) => {
    runs += 1;
    const client = join(folder, "src", "generated");
    mkdirSync(client, { recursive: true });
    writeFileSync(join(client, `${text}.ts`), text);
    return code;
  };
const ensure = (text, { version = "1.0.0", code = 0 } = {}) =>
  ensureClient({ base, version, generate: generate(text, code) });
const clientFiles = () => readdirSync(join(base, "src", "generated")).sort();

it("generates once, and then only for another schema or another Prisma", async () => {
  expect(await ensure("a")).toBe(0);
  expect(await ensure("b")).toBe(0);
  expect(clientFiles()).toEqual(["a.ts", "made-from.txt"]);

  writeFileSync(join(base, "prisma", "schema.prisma"), "model Two {}");
  expect(await ensure("c")).toBe(0);
  expect(clientFiles()).toEqual(["c.ts", "made-from.txt"]);

  expect(await ensure("d", { version: "1.0.1" })).toBe(0);
  expect(clientFiles()).toEqual(["d.ts", "made-from.txt"]);
  expect(runs).toBe(3);
});

it("replaces a client without a stamp, such as one that git once held", async () => {
  mkdirSync(join(base, "src", "generated"));
  writeFileSync(join(base, "src", "generated", "old.ts"), "");
  expect(await ensure("a")).toBe(0);
  expect(clientFiles()).toEqual(["a.ts", "made-from.txt"]);
});

it.each([
  ["is missing, as after a change of branches", (file) => rmSync(file)],
  ["was edited", (file) => writeFileSync(file, "edited")],
])("generates again where a file of the client %s", async (_what, change) => {
  await ensure("a");
  change(join(base, "src", "generated", "a.ts"));
  expect(await ensure("a")).toBe(0);
  expect(readFileSync(join(base, "src", "generated", "a.ts"), "utf8")).toBe("a");
  expect(runs).toBe(2);
});

it("leaves the client as it was when generating fails, passes the code on and tries again", async () => {
  await ensure("a");
  writeFileSync(join(base, "prisma", "schema.prisma"), "model {");
  expect(await ensure("b", { code: 3 })).toBe(3);
  expect(clientFiles()).toEqual(["a.ts", "made-from.txt"]);
  expect(await ensure("c")).toBe(0);
  expect(clientFiles()).toEqual(["c.ts", "made-from.txt"]);
  expect(readdirSync(base).sort()).toEqual(["prisma", "src"]);
});

it("may run several times at once", async () => {
  await ensure("old");
  writeFileSync(join(base, "prisma", "schema.prisma"), "model Two {}");
  expect(await Promise.all([ensure("new"), ensure("new"), ensure("new")])).toEqual([0, 0, 0]);
  expect(clientFiles()).toEqual(["made-from.txt", "new.ts"]);
  expect(readdirSync(base).sort()).toEqual(["prisma", "src"]);
});

it("generates without the network: no name is looked up and no connection opened", () => {
  const attempts = join(base, "attempts.txt");
  const preload = join(base, "no-network.cjs");
  writeFileSync(
    preload,
    `const { appendFileSync } = require("node:fs");
    const refuse = (what) => function () {
      appendFileSync(${JSON.stringify(attempts)}, what + "\\n");
      throw new Error("There is no network here: " + what);
    };
    require("node:net").Socket.prototype.connect = refuse("connect");
    for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
      require("node:dns")[name] = refuse(name);
      require("node:dns").promises[name] = refuse(name);
    }`,
  );
  const run = (...args) =>
    spawnSync(process.execPath, args, {
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: base, NODE_OPTIONS: `--require ${preload}` },
    });

  const script = join(root, "packages", "adapters-prisma", "scripts", "generate-client.mjs");
  const { status, stderr } = run(script, base);
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  expect(existsSync(join(base, "src", "generated", "client.ts"))).toBe(true);
  expect(existsSync(attempts)).toBe(false);

  // The trap does snap where somebody tries.
  run("-e", `require("node:net").connect(9)`);
  expect(readFileSync(attempts, "utf8")).toBe("connect\n");
}, 60_000);
