import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./ensure-installed.mjs";

// The rules on the order of folders, on a project in which every folder imports every other one.
const orders = [
  {
    source: "packages/domain/src",
    folders: ["shared", "access", "catalog", "accounts", "sessions", "analytics", "chat"],
    prefix: "slice",
    faces: "slices-import-no-face",
  },
  {
    source: "packages/adapters-duckdb/src",
    folders: ["model", "data", "guard", "engine", "catalog"],
    prefix: "room",
    faces: "rooms-import-no-face",
  },
];

let project;
let violations;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "order-rules-"));
  const write = (path, text) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  write("package.json", '{ "type": "module" }');
  write("tsconfig.test.json", '{ "compilerOptions": { "module": "nodenext" } }');
  for (const { source, folders } of orders) {
    write(`${source}/index.ts`, "export const face = 1;\n");
    for (const folder of folders) {
      write(`${source}/${folder}/leaf.ts`, "export type Leaf = 1;\n");
      for (const other of folders.filter((each) => each !== folder)) {
        // Types as well, since a type can break the order, too.
        write(
          `${source}/${folder}/imports/${other}.ts`,
          `export type { Leaf } from "../../${other}/leaf.js";\n`,
        );
      }
      write(`${source}/${folder}/face.ts`, 'export { face } from "../index.js";\n');
      write(`${source}/${folder}/free.test.ts`, 'import "../index.js";\n');
    }
  }
  const cruiser = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const config = join(root, ".dependency-cruiser.js");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, "--config", config, "--output-type", "json", "packages"],
    { cwd: project, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(stderr || stdout);
  violations = JSON.parse(stdout).summary.violations;
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What one of the rules on order says of the files of a source, as `folder other rule`. */
const found = (prefix, source) =>
  violations
    .filter(({ rule, from }) => rule.name.startsWith(`${prefix}-`) && from.startsWith(source))
    .map(({ rule, from, to }) => {
      const folderOf = (path) => path.slice(source.length + 1).split("/")[0];
      return `${folderOf(from)} imports ${folderOf(to)}: ${rule.name}`;
    })
    .sort();

it.each(orders)("$source: a folder that imports a later one breaks its rule", (order) => {
  const { source, folders, prefix } = order;
  const expected = folders.flatMap((folder, at) =>
    folders
      .slice(at + 1)
      .map(
        (later) =>
          `${folder} imports ${later}: ${prefix}-${folder}-comes-before-${folders[at + 1]}`,
      ),
  );
  expect(found(prefix, source)).toEqual(expected.sort());
});

it.each(orders)(
  "$source: a folder that imports the face breaks its rule, a test does not",
  (order) => {
    const breaking = violations
      .filter(({ rule, from }) => rule.name === order.faces && from.startsWith(order.source))
      .map(({ from }) => from)
      .sort();
    expect(breaking).toEqual(order.folders.map((each) => `${order.source}/${each}/face.ts`).sort());
  },
);
