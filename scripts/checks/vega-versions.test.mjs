import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "../set-up/ensure-installed.mjs";

const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));

/** The versions of a package that the lock file installs, wherever in the tree they are. */
const versionsOf = (name) => {
  const places = Object.entries(lock.packages).filter(([path]) =>
    path.endsWith(`node_modules/${name}`),
  );
  return places.map(([, { version }]) => version);
};

// The service checks a specification by the same compiler by which the page draws it: with two versions, what
// passes the one may fail in the other.
test.each(["vega", "vega-lite", "vega-functions", "vega-parser", "vega-view"])(
  "E3: there is one version of %s, for the service's check and the page's drawing",
  (name) => {
    expect(versionsOf(name)).toHaveLength(1);
  },
);

test("the service and the page ask for the version of Vega-Lite that is there", () => {
  const asked = ["packages/adapters-ai", "packages/embed-ui"].map((path) => {
    const { dependencies, devDependencies } = lock.packages[path];
    return { ...dependencies, ...devDependencies }["vega-lite"];
  });
  expect(asked).toEqual([...versionsOf("vega-lite"), ...versionsOf("vega-lite")]);
});
