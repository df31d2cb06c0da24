import fc from "fast-check";
import { conditions, keys, whereOf, zones, type AskedStatement } from "./statements.fixture.js";

/** The first groups of an order that may leave several groups equal, and what is meant by it. */
export interface GroupTop {
  readonly asked: AskedStatement;
  /** The same order, in which the keys decide between groups that are equal. */
  readonly meant: AskedStatement;
}

// Of doubles groups are not made in a database, and not ordered there.
const groupKeys = keys.filter((key) => key !== "score");
const measures = [
  ...["count", "labelled", "total", "groups", "average", "first_label", "last_label", "last_at"],
  "flagged",
];
const directions = ["", " DESC", " NULLS FIRST", " DESC NULLS FIRST", " ASC NULLS LAST"];

/** How an item of the SELECT list is named in GROUP BY and ORDER BY. */
const namings = ["place", "name", "text"] as const;

/** A name that another column of the cube has: ORDER BY means the item of the list. */
const misleading = (at: number): string => ["label", "day", "grp"][at] ?? `k${at}`;

export const groupTops: fc.Arbitrary<GroupTop> = fc
  .record({
    by: fc.uniqueArray(fc.constantFrom(...groupKeys), { minLength: 1, maxLength: 3 }),
    of: fc.uniqueArray(fc.constantFrom(...measures), { maxLength: 3 }),
    misleads: fc.boolean(),
    groupsBy: fc.constantFrom("all", "places", "texts"),
    orders: fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(...directions), fc.constantFrom(...namings)),
      { minLength: 1, maxLength: 3 },
    ),
    where: fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 1 }),
    limit: fc.constantFrom("LIMIT 3", "LIMIT 1", "LIMIT 4 OFFSET 2", "LIMIT 0", "LIMIT 500"),
    timezone: fc.constantFrom(...zones),
  })
  .map(({ by, of, misleads, groupsBy, orders, where, limit, timezone }) => {
    const items = [
      ...by.map((text, at) => ({ text, name: misleads ? misleading(at) : `k${at}` })),
      ...of.map((name, at) => ({ text: `MEASURE(${name})`, name: `m${at}` })),
    ];
    const list = items.map(({ text, name }) => `${text} AS ${name}`).join(", ");
    const places = by.map((_, at) => at + 1);
    const group = { all: "ALL", places: places.join(", "), texts: by.join(", ") }[groupsBy];
    const order = orders.map(([at, direction, naming]) => {
      const item = items[at % items.length] ?? { text: "1", name: "1" };
      // A text that is another item's name means that item.
      const isTaken = items.some(({ name }) => name === item.text);
      const kind = naming === "text" && isTaken ? "name" : naming;
      const named = { place: `${(at % items.length) + 1}`, name: item.name, text: item.text };
      return `${named[kind]}${direction}`;
    });
    const sql = (by: readonly string[]): string =>
      `SELECT ${list} FROM corner${whereOf(where)} GROUP BY ${group} ORDER BY ${by.join(", ")} ${limit}`;
    return {
      asked: { sql: sql(order), timezone },
      meant: { sql: sql([...order, ...places.map(String)]), timezone },
    };
  });
