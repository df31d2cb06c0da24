import { expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import ManifestVersions from "./version-actions.mjs";

const manifests = {
  "packages/b/package.json": {
    name: "@x/b",
    version: "0.1.0",
    dependencies: { "@x/a": "0.1.0", other: "1.0.0" },
    devDependencies: { "@x/c": "0.1.0" },
  },
};

const setUp = async () => {
  const files = new Map(
    Object.entries(manifests).map(([path, manifest]) => [path, JSON.stringify(manifest)]),
  );
  const tree = {
    exists: (path) => files.has(path),
    read: (path) => files.get(path),
    write: (path, text) => files.set(path, text),
  };
  const node = (name) => ({ name, data: { root: `packages/${name.slice(3)}` } });
  const graph = { nodes: { "@x/a": node("@x/a"), "@x/b": node("@x/b"), "@x/c": node("@x/c") } };
  const actions = new ManifestVersions({}, graph.nodes["@x/b"], { manifestRootsToUpdate: [] });
  await actions.init(tree);
  return { actions, tree, graph, manifest: () => JSON.parse(files.get("packages/b/package.json")) };
};

test("a release writes a package's version and the exact versions of packages beside it", async () => {
  const { actions, tree, graph, manifest } = await setUp();
  expect((await actions.readCurrentVersionFromSourceManifest(tree)).currentVersion).toBe("0.1.0");
  await actions.updateProjectVersion(tree, "0.2.0");
  await actions.updateProjectDependencies(tree, graph, { "@x/a": "0.2.0", "@x/c": "0.2.0" });
  expect(manifest()).toEqual({
    name: "@x/b",
    version: "0.2.0",
    dependencies: { "@x/a": "0.2.0", other: "1.0.0" },
    devDependencies: { "@x/c": "0.2.0" },
  });
});

test("a release reads by which kind of dependency a package needs another", async () => {
  const { actions, tree, graph } = await setUp();
  const of = (name) => actions.readCurrentVersionOfDependency(tree, graph, name);
  expect(await of("@x/c")).toEqual({
    currentVersion: "0.1.0",
    dependencyCollection: "devDependencies",
  });
  expect(await of("@x/b")).toEqual({ currentVersion: null, dependencyCollection: null });
});

test("a dry run of the release works offline, says what it would write, and writes nothing", () => {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules", "nx", "dist", "bin", "nx.js"), "release", "--dry-run"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, npm_config_registry: "http://127.0.0.1:9" },
    },
  );
  expect({ status, isPublishing: /Running target nx-release-publish/.test(stdout) }).toEqual({
    status: 0,
    isPublishing: false,
  });
  const folder = join(root, ".nx", "version-plans");
  const plans = existsSync(folder) ? readdirSync(folder) : [];
  for (const plan of plans.map((name) => readFileSync(join(folder, name), "utf8"))) {
    const [firstLine] = plan.split(/^---$/m)[2].trim().split("\n");
    expect(stdout).toContain(firstLine);
  }
  expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toBe(changelog);
});
