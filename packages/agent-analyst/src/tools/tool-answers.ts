import type { Cell } from "@embedded-analytics/domain";

/** What a tool answered: rows, or why there are none. */
export type ToolAnswer =
  | { readonly ok: true; readonly data: readonly (readonly Cell[])[]; readonly totalRows: number }
  | { readonly ok: false; readonly error: string };

/** Reads the result of `svcSqlApi` (2.8). */
export const readSqlResult = (text: string): ToolAnswer => {
  const result = parsed(text);
  if (typeof result?.error === "string") return { ok: false, error: result.error };
  const { data, totalRows } = result ?? {};
  if (!Array.isArray(data) || !data.every((row) => Array.isArray(row))) {
    return { ok: false, error: "The tool's answer could not be read." };
  }
  const rows = data as readonly (readonly Cell[])[];
  return {
    ok: true,
    data: rows,
    totalRows: typeof totalRows === "number" ? totalRows : rows.length,
  };
};

/** The name of such a result (D11); undefined for one that has none, as of a call that failed. */
export const readResultId = (text: string): string | undefined => {
  const uuid = parsed(text)?.uuid;
  return typeof uuid === "string" ? uuid : undefined;
};

/** The titles of the cubes that `svcMeta` found (2.8), best first. */
export const readFoundTitles = (text: string): readonly string[] => {
  const cubes = parsed(text)?.cubes;
  if (!Array.isArray(cubes)) return [];
  return cubes.flatMap((cube: unknown) => {
    const { title, name } = (cube ?? {}) as { readonly title?: unknown; readonly name?: unknown };
    const said = typeof title === "string" && title !== "" ? title : name;
    return typeof said === "string" ? [said] : [];
  });
};

const parsed = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
};
