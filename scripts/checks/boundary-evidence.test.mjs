import { expect, it } from "@jest/globals";
import { evidenceProblems } from "./boundary-evidence.mjs";

const domain = "packages/domain/src/index.ts";
const app = "packages/app/src/main.ts";
const whole = {
  modules: [
    { source: domain, dependencies: [] },
    { source: app, dependencies: [{ resolved: domain }, { resolved: "node_modules/yaml/x.js" }] },
  ],
  files: [domain, app],
  manifests: { domain: {}, app: { dependencies: { "@embedded-analytics/domain": "0.1.0" } } },
  floor: { modules: 2, crossings: 1 },
};

it("is content when every file and every declared crossing was seen", () => {
  expect(evidenceProblems(whole)).toEqual([]);
});

it("notices a cruiser that resolves nothing", () => {
  const modules = whole.modules.map((module) => ({ ...module, dependencies: [] }));
  expect(evidenceProblems({ ...whole, modules })).toEqual([
    "app → domain is declared in package.json, but no import of it was seen",
    "only 0 imports between packages were seen, 1 are the least",
  ]);
});

it("notices a cruiser that finds no file", () => {
  expect(evidenceProblems({ ...whole, modules: [] })).toEqual([
    `${domain} was not looked at`,
    `${app} was not looked at`,
    "app → domain is declared in package.json, but no import of it was seen",
    "only 0 modules were seen, 2 are the least",
    "only 0 imports between packages were seen, 1 are the least",
  ]);
});

it("notices a crossing that package.json does not declare", () => {
  const manifests = { domain: {}, app: {} };
  expect(evidenceProblems({ ...whole, manifests })).toEqual([
    `app → domain is not declared in package.json (${app})`,
  ]);
});
