import { expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { Metrics } from "./metrics.js";

const folder = fileURLToPath(new URL("../../../../docs/monitoring/", import.meta.url));
const alertsFile = join(folder, "alerts.yml");

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}
const { groups } = parse(readFileSync(alertsFile, "utf8")) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(readFileSync(join(folder, "grafana-dashboard.json"), "utf8")) as {
  readonly panels: readonly Panel[];
};

const scrape = async (): Promise<string> => {
  const metrics = new Metrics();
  metrics.watch({
    pool: () => ({ total: 3, idle: 1, waiting: 0 }),
    redisIsReady: () => Promise.resolve(true),
  });
  return metrics.text();
};

/** The names of metrics in an expression: those of ours and of the process. */
const namesIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:ea|process|nodejs)_[a-z0-9_]+/g) ?? [];

/** Each line of the text is of a metric that is declared as one of these. */
const declaredIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );

test("J5: every metric that an alert or a panel names is in a scrape", async () => {
  const declared = declaredIn(await scrape());
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  expect(expressions.length).toBeGreaterThan(25);
  for (const [where, expression] of expressions) {
    for (const name of namesIn(expression)) {
      expect([where, name, declared.has(name)]).toEqual([where, name, true]);
    }
  }
});

test("J5: what the service itself counts is on the dashboard", async () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
  );
  const own = [...(await scrape()).matchAll(/^# TYPE (ea_\S+) (\S+)$/gm)];
  expect(own.length).toBeGreaterThan(12);
  for (const [, name = "", type] of own) {
    expect([name, shown.has(type === "histogram" ? `${name}_bucket` : name)]).toEqual([name, true]);
  }
});

test("J5: each alert says what happened and what to do", () => {
  for (const { alert, annotations } of rules) {
    expect([alert, Object.keys(annotations)]).toEqual([alert, ["summary", "action"]]);
  }
});

const promtool = spawnSync("promtool", ["--version"]).status === 0;
const withPromtool = promtool ? test : test.skip;
const reason = promtool ? "" : " (no promtool on this machine: Debian's package prometheus has it)";

withPromtool(`J5: Prometheus takes the alerts and the queries of the panels${reason}`, () => {
  const work = mkdtempSync(join(tmpdir(), "monitoring-"));
  try {
    const asRules = panels.flatMap(({ targets }, panel) =>
      targets.map(({ expr }, at) => ({
        record: `panel:${panel}:${at}`,
        expr: expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"),
      })),
    );
    const queries = join(work, "queries.yml");
    writeFileSync(queries, JSON.stringify({ groups: [{ name: "panels", rules: asRules }] }));
    for (const file of [alertsFile, queries]) {
      const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", file], {
        encoding: "utf8",
      });
      expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining("SUCCESS")]);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
