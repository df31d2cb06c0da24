import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import { folderOrders } from "./folder-orders.mjs";

// The rules on the order of folders, on a project in which every folder imports every other one.
const orders = folderOrders.map((order) => ({ ...order, source: `packages/${order.name}/src` }));

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

/** What the rules on the order of a package's folders say, as `folder imports other: rule`. */
const found = ({ name, folders, source }) =>
  violations
    .filter(({ rule }) => folders.some((folder) => rule.name === `${name}-${folder}-in-order`))
    .map(({ rule, from, to }) => {
      const folderOf = (path) => path.slice(source.length + 1).split("/")[0];
      return `${folderOf(from)} imports ${folderOf(to)}: ${rule.name}`;
    })
    .sort();

it.each(orders)("$source: a folder imports no later one and no face, a test may", (order) => {
  const { folders, name } = order;
  const expected = folders.flatMap((folder, at) =>
    [...folders.slice(at + 1), "index.ts"].map(
      (other) => `${folder} imports ${other}: ${name}-${folder}-in-order`,
    ),
  );
  expect(found(order)).toEqual(expected.sort());
});

/** The folders of a package's sources that hold a file which is no test. */
const foldersOf = (source) => {
  const files = readdirSync(join(root, source), { recursive: true, encoding: "utf8" });
  const shipped = files.filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.(test|fixture)\./.test(file),
  );
  const paths = shipped.map((file) => file.split(sep)).filter(({ length }) => length > 1);
  return [...new Set(paths.map(([folder]) => folder))].filter((folder) => folder !== "generated");
};

it.each(orders)("$source: each folder has a place in the order", ({ source, folders, beside }) => {
  expect(foldersOf(source).sort()).toEqual([...folders, ...beside].sort());
});
