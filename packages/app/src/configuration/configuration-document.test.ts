import type { Environment } from "@embedded-analytics/domain";
import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { readConfiguration } from "./read-configuration.js";

interface Row {
  readonly name: string;
  readonly default: string | undefined;
  readonly limits: string;
}

const page = readFileSync(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
const rows: readonly Row[] = [...page.matchAll(/^\| `([A-Z_]+)` \|(.*)\|$/gm)].map(
  ([, name = "", cells = ""]) => {
    const [, standard = "", limits = ""] = cells.split("|").map((cell) => cell.trim());
    return { name, default: /^`([^`]*)`$/.exec(standard)?.[1], limits };
  },
);

const read = (environment: Environment) => readConfiguration(environment, "/somewhere");

/** The names of the variables that are read, whatever their values are. */
const variablesRead = (): readonly string[] => {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  read(environment);
  return [...names];
};

describe("F4: docs/configuration.md", () => {
  test("has every variable that is read, once, and no other", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...variablesRead()].sort());
  });

  test("gives each default as it is", () => {
    const demo = /^(OPENAI|ANTHROPIC)_/;
    const given = rows.filter(
      (row) => row.default !== undefined && row.name !== "SECRET_KEY" && !demo.test(row.name),
    );
    expect(given.length).toBeGreaterThan(12);
    for (const { name, default: text } of given) {
      expect({ name, read: read({ [name]: text }) }).toEqual({ name, read: read({}) });
    }
    const model = rows.find(({ name }) => name === "OPENAI_MODEL")?.default;
    const address = rows.find(({ name }) => name === "OPENAI_BASE_URL")?.default;
    expect(read({ OPENAI_API_KEY: "key" })).toMatchObject({
      configuration: { demoModel: { model, baseUrl: address } },
    });
  });

  test("gives the limits of each number as they are", () => {
    const numbers = rows.flatMap(({ name, limits }) => {
      const [, min, max] = /^(\d+) to (\d+)$/.exec(limits) ?? [];
      return min === undefined || max === undefined ? [] : [{ name, min, max }];
    });
    const documented = numbers.map(
      ({ name, min, max }) => `${name} must be a whole number from ${min} to ${max}`,
    );
    const all = Object.fromEntries(rows.map(({ name }) => [name, "none"]));
    const result = read(all);
    const problems = "problems" in result ? result.problems : [];
    const refused = problems.filter((problem) => problem.includes(" must be a whole number "));
    expect(documented.length).toBeGreaterThan(9);
    expect(documented.sort()).toEqual([...refused].sort());
  });
});
