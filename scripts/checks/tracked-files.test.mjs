import { execFileSync } from "node:child_process";
import { expect, it } from "@jest/globals";
import { root } from "../set-up/ensure-installed.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });

/** Every tracked path; undefined where this is no git checkout, as in an unpacked archive. */
const trackedFiles = () => {
  try {
    const repository = git("rev-parse", "--show-prefix").trim();
    return repository === "" ? git("ls-files").trim().split("\n") : undefined;
  } catch {
    return undefined;
  }
};

const tracked = trackedFiles();
const reason = tracked === undefined ? " (skipped: this folder is no git checkout)" : "";

(tracked === undefined ? it.skip : it)(`keeps no generated file in git${reason}`, () => {
  expect(tracked).toContain("packages/adapters-prisma/prisma/schema.prisma");
  const generated = /(^|\/)(generated|dist|node_modules)\/|\.tsbuildinfo$/;
  expect(tracked.filter((path) => generated.test(path))).toEqual([]);
});
