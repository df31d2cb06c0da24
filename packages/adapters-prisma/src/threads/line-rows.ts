import type { KeptKind, KeptLine } from "@embedded-analytics/domain";

/** A stored line; the driver gives a bigint as text. */
export interface LineRow {
  readonly at: number;
  readonly kind: KeptKind;
  readonly sort: string | null;
  readonly line: string;
}

export const lineOf = ({ at, kind, sort, line }: LineRow): KeptLine => ({
  at,
  kind,
  sort: sort === null ? undefined : Number(sort),
  text: line,
});

/** Lines as four parameters, one for each column. */
export const lineValues = (lines: readonly KeptLine[]): unknown[] => [
  lines.map(({ at }) => at),
  lines.map(({ kind }) => kind),
  lines.map(({ sort }) => sort ?? null),
  lines.map(({ text }) => text),
];
