import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { earlierCommits } from "./earlier-version.mjs";

let directory;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "earlier-version-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const git = (...args) => {
  const who = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  return execFileSync("git", [...who, ...args], { cwd: directory, encoding: "utf8" }).trim();
};

/** Commits a file, and answers the commit. */
const commit = (path) => {
  mkdirSync(join(directory, path, ".."), { recursive: true });
  writeFileSync(join(directory, path), path);
  git("add", "--all");
  git("commit", "--quiet", "--message", path);
  return git("rev-parse", "HEAD");
};

const migration = (name) => `packages/adapters-prisma/prisma/migrations/${name}/migration.sql`;

it("T38: earlier versions are those just before a migration, the newest first", () => {
  git("init", "--quiet");
  const first = commit("README.md");
  const second = commit("LICENSE");
  commit(migration("1_init"));
  const third = commit("index.ts");
  const fourth = commit("main.ts");
  commit(migration("2_more"));
  commit("other.ts");
  expect(earlierCommits(directory)).toEqual({ commits: [fourth, third, second, first] });
});

it("T38: where there is no such version it says why", () => {
  expect(earlierCommits(directory)).toEqual({ reason: "the history is not here" });
  git("init", "--quiet");
  commit(migration("1_init"));
  expect(earlierCommits(directory)).toEqual({ reason: "no commit here is before a migration" });
});
