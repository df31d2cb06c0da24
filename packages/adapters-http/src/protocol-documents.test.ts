import { describe, expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { failureCodes, type FailureCode } from "@embedded-analytics/domain";
import { routes, statuses } from "./index.js";

const folder = new URL("../../../docs/protocol/", import.meta.url);
const page = (name: string): string => readFileSync(new URL(name, folder), "utf8");
const contract = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map(page)
  .join("\n");

const isCode = (text: string): text is FailureCode => Object.hasOwn(statuses, text);

describe("F2 the pages of the protocol", () => {
  test("have a table of all codes with the status and the title of each", () => {
    const rows = [...page("errors.md").matchAll(/^\| (\d{3}) \| `(\w+)` \| (.*?) \| .+ \|$/gm)];
    const documented = rows.map(([, status, code, title]) => `${status} ${code} ${title}`);
    const served = failureCodes.map(
      (code) => `${statuses[code].status} ${code} ${statuses[code].title}`,
    );
    expect(documented.sort()).toEqual(served.sort());
  });

  test("name beside a status only codes that have it", () => {
    // "403 `a`, `b`" gives its status to each of the codes that follow it.
    const groups = [...contract.matchAll(/\b([45]\d\d)(?: \|)? ((?:`\w+`(?:, | or | and )?)+)/g)];
    const mentions = groups.flatMap(([, status, codes]) =>
      (codes?.match(/\w{4,}/g) ?? []).map((code) => ({ code, status: Number(status) })),
    );
    expect(mentions.length).toBeGreaterThan(80);
    const wrong = mentions.filter(
      ({ code, status }) => !isCode(code) || statuses[code].status !== status,
    );
    expect(wrong).toEqual([]);
  });

  test("name every route with its method", () => {
    expect(routes.length).toBeGreaterThan(8);
    const missing = routes.filter(({ method, path }) => {
      const written = path.replace(/:(\w+)/g, "{$1}").replace("{embedTenantName}", "{name}");
      const forms = [written, `/{cloudRegion}${written}`].map((form) => `\`${method} ${form}\``);
      return !forms.some((form) => contract.includes(form));
    });
    expect(missing).toEqual([]);
  });
});
