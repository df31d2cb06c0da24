import { expect, test } from "@jest/globals";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { routes, statuses } from "@embedded-analytics/adapters-http";
import { failureCodes } from "@embedded-analytics/domain";
import { root } from "./ensure-installed.mjs";

const folder = join(root, "docs", "protocol");
const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
const pages = new Map(
  await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")])),
);
const whole = [...pages.values()].join("\n");

test("the table of codes in the protocol is that of the sources, with status and title", () => {
  const rows = [...pages.get("errors.md").matchAll(/^\| (\d{3}) \| `(\w+)` \| (.*?) \| .+ \|$/gm)];
  const said = rows.map(([, status, code, title]) => `${status} ${code} ${title}`);
  const is = failureCodes.map((code) => `${statuses[code].status} ${code} ${statuses[code].title}`);
  expect(said.sort()).toEqual(is.sort());
});

test("a status beside a code is the code's own, on every page of the protocol", () => {
  // "403 `a`, `b`" gives its status to each of the codes that follow it.
  const mentions = [
    ...whole.matchAll(/\b([45]\d\d)(?: \|)? ((?:`\w+`(?:, | or | and )?)+)/g),
  ].flatMap(([, status, codes]) => codes.match(/\w{4,}/g).map((code) => [code, Number(status)]));
  const wrong = mentions.filter(([code, status]) => statuses[code]?.status !== status);
  expect(mentions.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

const region = "/{cloudRegion}";

test("every route is on a page of the protocol", () => {
  expect(routes.length).toBeGreaterThan(8);
  const missing = routes.filter(({ method, path }) => {
    const written = path.replace(/:(\w+)/g, "{$1}").replace("{embedTenantName}", "{name}");
    const forms = [written, `${region}${written}`].map((form) => `\`${method} ${form}\``);
    return !forms.some((form) => whole.includes(form));
  });
  expect(missing).toEqual([]);
});
