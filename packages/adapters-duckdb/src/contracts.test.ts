import { afterAll } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type ModelFolder, type Tester } from "@embedded-analytics/testkit";
import { duckdbPorts } from "./ports.js";

const folder = mkdtempSync(join(tmpdir(), "duckdb-contracts-"));

// Nothing of a case is stored here, so that all of them may share the processes.
const { close, ...dataPorts } = duckdbPorts({
  folderOf: (name) => join(folder, name),
  cacheDirectory: join(folder, "cache"),
  query: { seconds: 20, rowsMax: 100_000, concurrency: 2, memoryMb: 512 },
  log: { warn: () => undefined, error: () => undefined },
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const written = new Set<string>();
const write = (name: string, { files }: ModelFolder): void => {
  if (written.has(name)) return;
  written.add(name);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const duckdbTester: Tester = {
  name: "DuckDB",
  open: (options) => {
    for (const [name, model] of Object.entries(options.modelFolders)) write(name, model);
    return Promise.resolve({
      ports: { ...inMemoryPorts(options), ...dataPorts },
      advanceMs: () => Promise.resolve(),
      dump: () => Promise.resolve(""),
      close: () => Promise.resolve(),
    });
  },
};

portContracts(duckdbTester, [
  "semanticCatalog",
  "queryExplainer",
  "queryRunner",
  "declaredDashboards",
]);
