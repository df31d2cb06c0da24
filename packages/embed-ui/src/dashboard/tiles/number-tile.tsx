import type { TileColumn } from "@embedded-analytics/client";
import { cellFormats } from "../../query-result/format-cell.js";
import { useTexts } from "../../i18n/page-texts.js";
import type { Texts } from "../../i18n/texts.js";
import { useSettings } from "../../settings/use-settings.js";
import type { TileData } from "../dashboard-context.js";
import type { TileProps } from "./tile-props.js";
import { useTileRows } from "./use-tile-rows.js";
import { valueFormat } from "./value-format.js";

/** One figure, how it compares with the days before, and its line. */
export const NumberTile = ({ tile, data, place }: TileProps) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const spark = useTileRows(tile, "spark", place);
  const { column, current, previous } = figuresOf(data);
  const write =
    valueFormat(tile.format, formatLocale) ??
    cellFormats(data.columns, data.rows, formatLocale)[column];
  if (current === null) return <p className="note">{texts.say("tileEmpty")}</p>;
  const compared = comparisonOf(Number(current), previous, {
    texts,
    formatLocale,
    isShare: tile.format === "percent",
    isYear: tile.compare === "previous year",
  });
  const isGood = compared?.sign === (tile.good === "down" ? -1 : 1);
  return (
    <>
      <p className="figure">
        <bdi>{write?.(current)}</bdi>
        {compared !== undefined && (
          <span
            className="comparison"
            data-good={compared.sign === 0 ? undefined : isGood}
            title={data.info.comparedRange}
          >
            <span aria-hidden="true">{arrows[compared.sign + 1]}</span> {compared.words}
          </span>
        )}
      </p>
      {spark.data !== undefined && <Sparkline data={spark.data} />}
    </>
  );
};

const arrows = ["↓", "→", "↑"];

const kindAt = (data: TileData, kind: TileColumn["kind"]): number =>
  data.columns.findIndex(
    ({ name }) => data.info.columns?.find((each) => each.name === name)?.kind === kind,
  );

/** The figure, and that of the days before where the tile compares. */
const figuresOf = (data: TileData) => {
  const period = kindAt(data, "period");
  // A statement by hand has its figure in its last column.
  const measure = kindAt(data, "measure");
  const column = measure === -1 ? data.columns.length - 1 : measure;
  const rowOf = (name: string) =>
    period === -1 ? undefined : data.rows.find((row) => row[period] === name);
  const current = period === -1 ? data.rows[0] : rowOf("current");
  return {
    column,
    current: current?.[column] ?? null,
    previous: rowOf("previous")?.[column] ?? null,
  };
};

interface Comparing {
  readonly texts: Texts;
  readonly formatLocale: string;
  /** Shares are compared by their points, since a part of a part is misread. */
  readonly isShare: boolean;
  readonly isYear: boolean;
}

const comparisonOf = (
  current: number,
  given: string | number | boolean | null,
  { texts: { say }, formatLocale, isShare, isYear }: Comparing,
): { readonly sign: -1 | 0 | 1; readonly words: string } | undefined => {
  const previous = given === null ? Number.NaN : Number(given);
  if (Number.isNaN(previous) || Number.isNaN(current)) return undefined;
  if (!isShare && previous === 0) return undefined;
  const change = isShare ? (current - previous) * 100 : (current - previous) / Math.abs(previous);
  const numbers = new Intl.NumberFormat(formatLocale, {
    ...(isShare ? {} : { style: "percent" }),
    maximumFractionDigits: 1,
  });
  const amount = numbers.format(Math.abs(change));
  if (amount === numbers.format(0)) return { sign: 0, words: say("unchanged") };
  const written = isShare ? say("points", { amount }) : amount;
  const key = isYear
    ? (["lessThanYear", "moreThanYear"] as const)
    : (["lessThanPeriod", "moreThanPeriod"] as const);
  const sign = change > 0 ? 1 : -1;
  return { sign, words: say(key[sign === 1 ? 1 : 0], { change: written }) };
};

const [sparkWidth, sparkHeight] = [100, 28];

/** A line without axes; its figures stand above it, so it says nothing to a screen reader. */
const Sparkline = ({ data }: { readonly data: TileData }) => {
  const measure = kindAt(data, "measure");
  const cells = data.rows.map((row) => row[measure === -1 ? row.length - 1 : measure] ?? null);
  const values = cells.map((cell) => (cell === null ? Number.NaN : Number(cell)));
  const real = values.filter((value) => !Number.isNaN(value));
  if (real.length < 2) return null;
  const [least, most] = [Math.min(...real), Math.max(...real)];
  const points = values.flatMap((value, at) => {
    if (Number.isNaN(value)) return [];
    const x = (at / (values.length - 1)) * sparkWidth;
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return [`${x.toFixed(2)},${(sparkHeight - 2 - share * (sparkHeight - 4)).toFixed(2)}`];
  });
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(" ")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
