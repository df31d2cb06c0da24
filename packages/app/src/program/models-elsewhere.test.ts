import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { demoFile } from "../serve/demo/demo.js";
import { warnOfModelsElsewhere } from "./models-elsewhere.js";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "models-elsewhere-"));
  file = join(folder, "accounts.yaml");
  await writeFile(
    file,
    `accounts:
  - name: bikeshop
    deployments: [{ id: 1, name: a, model: ./shop }, { id: 2, name: b, model: ${folder}/b }]
  - name: boatshop
    deployments: [{ id: 1, name: a, model: ./shop }, { id: 2, name: none }]
  - name: nothing
`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const warningFor = async (bootstrapFile: string | undefined): Promise<string> => {
  let said = "";
  await warnOfModelsElsewhere(file, { bootstrapFile }, { printError: (text) => (said += text) });
  return said;
};

test("C5: a relative model folder that a service takes for another one is warned of", async () => {
  const advice = `Start it with BOOTSTRAP_FILE=${file}, or write absolute paths\n`;
  // Without a file of its own a service has the demo's, in whose folder there is another ./shop.
  expect(await warningFor(undefined)).toBe(
    `${file}: the service looks for ./shop beside its own file, in packages/app/demo. ${advice}`,
  );
  expect(dirname(demoFile)).toContain("packages/app/demo");
  expect(await warningFor("/etc/analytics/accounts.yaml")).toContain("in /etc/analytics. ");
});

test("C5: no warning where the service has this file, or another one beside it", async () => {
  expect(await warningFor(file)).toBe("");
  expect(await warningFor(join(folder, "others.yaml"))).toBe("");
});
