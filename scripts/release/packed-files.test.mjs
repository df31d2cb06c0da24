import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";

const manifests = readdirSync(join(root, "packages")).map((name) => ({
  folder: `packages/${name}`,
  ...JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")),
}));
const publicOnes = manifests.filter((manifest) => manifest.private !== true);

test("every package names its licence", () => {
  expect(manifests.filter(({ license }) => license !== "Apache-2.0")).toEqual([]);
});

test("every public package is built anew when it is packed, and packs no tests and no fixtures", () => {
  expect(publicOnes.length).toBeGreaterThan(5);
  const notBuilt = publicOnes.filter(({ scripts }) => !scripts.prepack?.endsWith("prepack.mjs"));
  expect(notBuilt.map(({ folder }) => folder)).toEqual([]);
  const chosen = publicOnes.flatMap(({ folder }) => ["-w", folder]);
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", ...chosen];
  const packed = JSON.parse(
    execFileSync("npm", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] }),
  );
  const paths = packed.flatMap(({ name, files }) => files.map(({ path }) => `${name}/${path}`));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => /\.(test|fixture)\.|\.tsbuildinfo$/.test(path))).toEqual([]);
});
