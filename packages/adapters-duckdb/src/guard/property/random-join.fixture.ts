import fc, { type GeneratorValue } from "fast-check";

/** Measures over joins in two languages: over the cubes of the shop, and over its tables. */
export interface RandomJoin {
  readonly guarded: string;
  /** The same by hand: every row of a measure's cube counts once, whatever repeats it. */
  readonly plain: string;
}

interface Source {
  readonly alias: string;
  /** Undefined for a list of values or a subselect. */
  readonly cube: CubeName | undefined;
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}

/** A FROM, or a part of one, in both languages. */
interface From {
  readonly guarded: string;
  readonly plain: string;
  readonly sources: readonly Source[];
  readonly isJoin: boolean;
}

type CubeName = keyof typeof cubes;
type Aggregate = "sum" | "avg" | "count" | "count_distinct";

const cubes = {
  orders: {
    numbers: ["id", "customer_id"],
    texts: ["city", "status", "big", "customer_name"],
    measures: {
      revenue: ["sum", "ALIAS.amount"],
      count: ["count", "ALIAS.id"],
      average: ["avg", "ALIAS.amount"],
      buyers: ["count_distinct", "ALIAS.customer_id"],
      paid_revenue: ["sum", "CASE WHEN ALIAS.status = 'paid' THEN ALIAS.amount END"],
    },
  },
  customers: {
    numbers: ["id"],
    texts: ["name", "tier"],
    measures: { credit: ["sum", "ALIAS.credit"], count: ["count", "ALIAS.id"] },
  },
  lines: {
    numbers: ["id", "order_id"],
    texts: ["product"],
    measures: { quantity: ["sum", "ALIAS.quantity"], count: ["count", "ALIAS.id"] },
  },
} as const satisfies Record<
  string,
  {
    readonly numbers: readonly string[];
    readonly texts: readonly string[];
    readonly measures: Readonly<Record<string, readonly [Aggregate, string]>>;
  }
>;

const orders = `(SELECT *, CASE WHEN amount > 50 THEN 'big' ELSE 'small' END AS big,
  (SELECT name FROM customers c WHERE c.id = customer_id) AS customer_name FROM orders WHERES)`;

/** Draws one; `inBerlin`: only orders of Berlin are there for its reader. */
export const randomJoin = (draw: GeneratorValue, inBerlin: boolean): RandomJoin | undefined => {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[draw(fc.nat, values.length - 1)] as Value;
  const chance = (percent: number): boolean => draw(fc.nat, 99) < percent;
  const many = (countMax: number): readonly undefined[] =>
    Array.from({ length: draw(fc.nat, countMax) }, () => undefined);
  let aliases = 0;

  const leaf = (): From => {
    const alias = `t${(aliases += 1)}`;
    if (chance(12)) {
      const rows = pick([
        "VALUES (1, 2), (2, 3), (2, 4), (NULL, 1)",
        "SELECT order_id, count(*) FROM lines GROUP BY 1",
      ]);
      const sql = `(${rows}) ${alias}(p, q)`;
      const source = { alias, cube: undefined, numbers: ["p", "q"], texts: [] };
      return { guarded: sql, plain: sql, sources: [source], isJoin: false };
    }
    const cube = pick<CubeName>(["orders", "orders", "customers", "lines"]);
    const { numbers, texts } = cubes[cube];
    const table =
      cube === "orders" ? orders.replace("WHERES", inBerlin ? "WHERE city = 'Berlin'" : "") : cube;
    return {
      guarded: `${cube} ${alias}`,
      plain: `${table} ${alias}`,
      sources: [{ alias, cube, numbers, texts }],
      isJoin: false,
    };
  };

  const number = (sources: readonly Source[]): string => {
    const { alias, numbers } = pick(sources);
    return `${alias}.${pick(numbers)}`;
  };
  const equality = (left: From, right: From): string => {
    const [one, other] = [number(left.sources), number(right.sources)];
    return chance(50) ? `${one} = ${other}` : `${other} = ${one}`;
  };
  const condition = (left: From, right: From): string => {
    const equal = equality(left, right);
    return pick([
      ...Array.from({ length: 6 }, () => equal),
      `${equal} AND ${equality(left, right)}`,
      `(${equal} OR ${equality(left, right)})`,
      "TRUE",
      equal.replace("=", "<="),
      `${equal} AND ${number(right.sources)} IS NOT NULL`,
    ]);
  };
  const join = (left: From, right: From): From => {
    const form = pick([
      "JOIN",
      "JOIN",
      "LEFT JOIN",
      "RIGHT JOIN",
      "FULL JOIN",
      "SEMI JOIN",
      "ANTI JOIN",
      "CROSS JOIN",
    ]);
    const keyed = [left, right].every(({ sources: [only, other] }) => only?.cube && !other);
    const seeks = form === "SEMI JOIN" || form === "ANTI JOIN";
    const sources = seeks ? left.sources : [...left.sources, ...right.sources];
    const tail =
      form === "CROSS JOIN"
        ? ""
        : keyed && chance(15)
          ? " USING (id)"
          : ` ON ${condition(left, right)}`;
    const inner = (side: "guarded" | "plain"): string =>
      `${left[side]} ${form} ${right.isJoin ? `(${right[side]})` : right[side]}${tail}`;
    return { guarded: inner("guarded"), plain: inner("plain"), sources, isJoin: true };
  };
  const tree = (depth: number): From =>
    depth === 0 || chance(25)
      ? leaf()
      : join(tree(depth - 1), chance(30) ? tree(depth - 1) : leaf());

  const comparison = (sources: readonly Source[]): string => {
    const source = pick(sources);
    const column = `${source.alias}.${pick(source.numbers)}`;
    const text = source.texts.length === 0 ? undefined : `${source.alias}.${pick(source.texts)}`;
    return pick([
      `${column} > 2`,
      `${column} IN (1, 2, 3)`,
      `${column} IS NULL`,
      `${column} BETWEEN 1 AND 4`,
      `(${column} = 1 OR ${column} = 3)`,
      `${column} NOT IN (2, 5)`,
      `3 >= ${column}`,
      ...(text === undefined
        ? []
        : [
            `${text} = '${pick(["Berlin", "paid", "open", "tea", "gold", "Ada", "big"])}'`,
            `${text} <> '${pick(["Berlin", "paid", "open", "tea", "gold"])}'`,
          ]),
    ]);
  };

  const from = tree(3);
  const measured = from.sources.filter(({ cube }) => cube !== undefined);
  if (measured.length === 0) return undefined;
  const named = from.sources.filter(({ texts }) => texts.length > 0);
  const groups = many(2).map((_, at) => {
    const { alias, texts } = pick(named);
    return `${alias}.${pick(texts)} AS g${at}`;
  });
  const measures = [undefined, ...many(1)].map((_, at) => {
    const { alias, cube } = pick(measured);
    const all = Object.entries(cubes[cube as CubeName].measures);
    const [name, [aggregate, input]] = pick(all) as [string, readonly [Aggregate, string]];
    const filter = chance(20) ? comparison(from.sources) : undefined;
    return {
      guarded: `MEASURE(${alias}.${name})${filter === undefined ? "" : ` FILTER (WHERE ${filter})`} AS m${at}`,
      plain: `${onceEach(aggregate, alias, input.replaceAll("ALIAS", alias), filter ?? "TRUE")} AS m${at}`,
    };
  });
  const conditions = many(2).map(() => comparison(from.sources));
  const where =
    conditions.length === 0 ? "" : ` WHERE ${conditions.join(chance(85) ? " AND " : " OR ")}`;
  const tail = `${where}${groups.length === 0 ? "" : ` GROUP BY ${groups.map((_, at) => at + 1).join(", ")}`}`;
  const statement = (side: "guarded" | "plain"): string =>
    `SELECT ${[...groups, ...measures.map((one) => one[side])].join(", ")} FROM ${from[side]}${tail}`;
  return { guarded: statement("guarded"), plain: statement("plain") };
};

/** An aggregate over the distinct rows of one table among those of a join. */
const onceEach = (aggregate: Aggregate, alias: string, input: string, filter: string): string => {
  const key = `${alias}.id`;
  const there = `FILTER (WHERE ${key} IS NOT NULL AND (${filter}))`;
  if (aggregate === "count") return `count(DISTINCT ${key}) ${there}`;
  if (aggregate === "count_distinct") return `count(DISTINCT ${input}) ${there}`;
  const rows = `list(DISTINCT {'k': ${key}, 'v': ${input}}) ${there}`;
  return `list_${aggregate}(list_transform(${rows}, lambda one: one.v))`;
};
