/**
 * A statement with places for filters, written as `a | b | SELECT …`: what a condition over a member of `sales`, and
 * one over `many`, is qualified by. `-` is no condition, a comma stands between the places, and `!` for a refusal.
 */
interface FilteredStatement {
  readonly sql: string;
  readonly isRefused: boolean;
  /** The statement as a person would write it with these values of filters. */
  readonly byHand: (given: FilterValues) => string;
}

/** Values of the filters over `sales.product` and `many.product`. */
export interface FilterValues {
  readonly product?: readonly string[];
  readonly other?: readonly string[];
}

/** Reads one of them. */
export const filteredStatement = (line: string): FilteredStatement => {
  const [sales = "", many = "", ...rest] = line.split(" | ");
  const [ofSales, ofMany] = [sales.split(","), many.split(",")];
  const sql = rest.join(" | ");
  const byHand = ({ product, other }: FilterValues): string => {
    let place = -1;
    return sql.replace(/\{filters(?:\.\w+)?\}/g, () => {
      place += 1;
      const conditions = [
        ...conditionOn(ofSales[place] ?? sales, product),
        ...conditionOn(ofMany[place] ?? many, other),
      ];
      return conditions.length === 0 ? " TRUE " : `(${conditions.join(" AND ")})`;
    });
  };
  return { sql, isRefused: sales === "!", byHand };
};

const conditionOn = (
  qualifier: string,
  values: readonly string[] | undefined,
): readonly string[] =>
  qualifier === "-" || values === undefined
    ? []
    : [`${qualifier}.product IN (${values.map(literal).join(", ")})`];

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
