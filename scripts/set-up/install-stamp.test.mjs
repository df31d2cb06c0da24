import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { installOnce, isInstalled } from "./install-stamp.mjs";

const machine = { versions: { node: "20.19.0" }, platform: "linux", arch: "x64" };
let directory;
let installs;

const writeLock = (version) =>
  writeFileSync(
    join(directory, "package-lock.json"),
    JSON.stringify({
      packages: {
        "": { name: "root" },
        "packages/domain": { version: "0.1.0" },
        "node_modules/one": { version },
        "node_modules/one-for-darwin": { version, optional: true },
      },
    }),
  );

/** What `npm ci` does, up to its end or only to the point where it was killed. */
const npm = (version, { untilEnd = true } = {}) => {
  rmSync(join(directory, "node_modules"), { recursive: true, force: true });
  mkdirSync(join(directory, "node_modules"));
  if (!untilEnd) return;
  writeFileSync(
    join(directory, "node_modules", ".package-lock.json"),
    JSON.stringify({ packages: { "node_modules/one": { version } } }),
  );
};

const install =
  (version, code = 0) =>
  async () => {
    installs += 1;
    npm(version, { untilEnd: code === 0 });
    return code;
  };

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "install-stamp-"));
  writeLock("1.0.0");
  installs = 0;
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("installs once, and then only for another lock file, Node or machine", async () => {
  expect(await installOnce(directory, install("1.0.0"), machine)).toBe(0);
  expect(await installOnce(directory, install("1.0.0"), machine)).toBe(0);
  expect(installs).toBe(1);

  expect(isInstalled(directory, { ...machine, versions: { node: "20.20.2" } })).toBe(true);
  expect(isInstalled(directory, { ...machine, versions: { node: "22.1.0" } })).toBe(false);
  expect(isInstalled(directory, { ...machine, platform: "darwin" })).toBe(false);
  expect(isInstalled(directory, { ...machine, arch: "arm64" })).toBe(false);

  writeLock("2.0.0");
  expect(await installOnce(directory, install("2.0.0"), machine)).toBe(0);
  expect(installs).toBe(2);
});

it("tries again after an install that failed, and passes its exit code on", async () => {
  expect(await installOnce(directory, install("1.0.0", 3), machine)).toBe(3);
  expect(isInstalled(directory, machine)).toBe(false);
  expect(await installOnce(directory, install("1.0.0"), machine)).toBe(0);
  expect(installs).toBe(2);
});

it("does not count an install that was killed at once, even when the lock file comes back", async () => {
  await installOnce(directory, install("1.0.0"), machine);
  writeLock("2.0.0");
  const killed = () => Promise.reject(new Error("killed"));
  await expect(installOnce(directory, killed, machine)).rejects.toThrow("killed");
  writeLock("1.0.0");
  expect(isInstalled(directory, machine)).toBe(false);
});

it("accepts an npm install by hand that ran to its end, and no other", async () => {
  npm("1.0.0", { untilEnd: false });
  expect(isInstalled(directory, machine)).toBe(false);
  npm("0.9.0");
  expect(isInstalled(directory, machine)).toBe(false);
  npm("1.0.0");
  expect(isInstalled(directory, machine)).toBe(true);
  expect(await installOnce(directory, install("1.0.0"), machine)).toBe(0);
  expect(installs).toBe(0);
});

it("does not stamp a lock file that changed during the install", async () => {
  const editing = async () => {
    writeLock("2.0.0");
    return install("1.0.0")();
  };
  expect(await installOnce(directory, editing, machine)).toBe(0);
  expect(isInstalled(directory, machine)).toBe(false);
});
