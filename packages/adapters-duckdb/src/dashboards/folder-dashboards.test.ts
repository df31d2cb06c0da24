import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Query } from "@embedded-analytics/domain";
import { folderDashboards } from "./folder-dashboards.js";

let folder: string;
let now = 0;
const lines: string[] = [];
const deployment = { id: 1, modelFolder: "shop" } as unknown as Query["deployment"];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dashboards-"));
  lines.length = 0;
  write("model/orders.yml", "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  const file = join(folder, "shop", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const dashboard = (name: string, more = ""): string =>
  `dashboards:\n  - name: ${name}\n    rows:\n      - tiles:\n          - text: Hello\n${more}`;

const opened = () => {
  const port = folderDashboards({
    folderOf: (name) => join(folder, name),
    log: { error: (line) => lines.push(line.replace(folder, "")) },
    nowMs: () => now,
  });
  return async (): Promise<readonly string[]> => {
    const found = await port.load(1, deployment, undefined);
    if (found.kind !== "found") throw new Error(found.kind);
    return found.dashboards.map(({ dashboard: { publicId } }) => publicId);
  };
};

it("H1: sees a changed file within a second, and keeps what a file had that has mistakes now", async () => {
  const names = opened();
  expect(await names()).toEqual([]);
  write("dashboards/a.yml", dashboard("first"));
  write("dashboards/b.yml", dashboard("second"));
  expect(await names()).toEqual([]);
  now += 1001;
  expect(await names()).toEqual(["first", "second"]);
  write("dashboards/a.yml", dashboard("first", "    filtres: []\n"));
  write("dashboards/b.yml", dashboard("other"));
  now += 1001;
  expect(await names()).toEqual(["first", "other"]);
  expect(lines).toEqual([
    "dashboards of /shop: dashboards/a.yml:6:5: dashboard first: filtres is not a known key; did you mean filters?",
  ]);
  now += 1001;
  await names();
  expect(lines).toHaveLength(1);
});

it("H1: shows nothing of a file that never was right, and the others", async () => {
  write("dashboards/a.yml", "dashboards:\n  - name: [\n");
  write("dashboards/b.yml", dashboard("second"));
  const names = opened();
  now += 1001;
  expect(await names()).toEqual(["second"]);
  expect(lines).toHaveLength(1);
});
