import { parseDeclaredDashboard, type DeclaredContent } from "@embedded-analytics/domain";

/** A dashboard as a file has it; YAML is a superset of JSON, so it can be written as it is. */
export type DashboardInFile = Readonly<Record<string, unknown>>;

/** The text of a file with these dashboards. */
export const dashboardFile = (dashboards: readonly DashboardInFile[]): string =>
  JSON.stringify({ dashboards }, undefined, 2);

/** The same for adapters that read no files. */
export const dashboardContent = (
  dashboards: readonly DashboardInFile[],
): readonly DeclaredContent[] =>
  dashboards.map((written) => {
    const parsed = parseDeclaredDashboard(written);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { dashboard } = parsed;
    return {
      dashboard,
      version: checksum(JSON.stringify(written)),
      updatedAtMs: Date.UTC(2030, 0, 1),
    };
  });

/** Tells two texts of a test apart. */
const checksum = (text: string): string => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `v${sum}`;
};
