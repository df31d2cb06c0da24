import { userCity } from "./world.fixture.js";

/**
 * What lies behind the filter: `canaries`; `others`, other values in fewer rows; or `nothing`: only
 * what the analyst may see, and hidden cells empty.
 */
export type Hidden = "canaries" | "others" | "nothing";

/** A table of the data: columns with the engine's types, and rows as CSV. */
export interface WorldTable {
  readonly columns: Readonly<Record<string, string>>;
  readonly csv: string;
}

/** The tables beneath the cubes. */
export const worldTables = (hidden: Hidden): Readonly<Record<string, WorldTable>> => ({
  raw_orders: tableOf(ordersColumns, orders(hidden)),
  raw_customers: tableOf(customersColumns, customers(hidden)),
  raw_salaries: tableOf(salariesColumns, salaries(hidden)),
});

type Row = Readonly<Record<string, string | number>>;

const ordersColumns = {
  id: "BIGINT",
  customer_id: "BIGINT",
  city: "VARCHAR",
  status: "VARCHAR",
  note: "VARCHAR",
  code: "VARCHAR",
  day: "VARCHAR",
  doc: "VARCHAR",
  created_at: "TIMESTAMP",
  amount: "DOUBLE",
  raw_secret: "VARCHAR",
  internal_note: "VARCHAR",
  cost: "DOUBLE",
  margin: "DOUBLE",
};
const customersColumns = {
  id: "BIGINT",
  name: "VARCHAR",
  code: "VARCHAR",
  city: "VARCHAR",
  tier: "VARCHAR",
  email: "VARCHAR",
};
const salariesColumns = { id: "BIGINT", person: "VARCHAR", pay: "DOUBLE" };

/** Every third row is of the user's city, so that the filter cuts through every block of the table. */
const cityOf = (id: number) =>
  id % 3 === 0 ? userCity : ["Hamburg", "Paris", "Leipzig"][(id % 4) % 3]!;

/**
 * Canaries on which as many functions as possible fail. None is empty: over a column with a NULL the
 * engine runs nothing on the dictionary alone.
 */
const nastyCodes = ["CANARY-7f3a-code", "(7f3a", "[7f3a", "%7f3a", "{7f3a", "7f3a\\"];

/** Enough rows for the engine to keep texts as dictionaries. */
function orders(hidden: Hidden): readonly Row[] {
  return rowsOf(6000, hidden, (id, visible, mark) => ({
    id,
    customer_id: visible ? (id % 100) * 3 + 3 : (id % 100) * 3 + 1,
    city: cityOf(id),
    status: ["new", "paid", "sent"][((id % 9) % 4) % 3]!,
    note: visible ? ["ok", "late", "gift"][(id % 7) % 3]! : mark(`note-${id % 5}`),
    // Texts that can be read as a number, a day, a list: those of the analyst's own rows.
    code: visible ? (id % 4) + 1 : codeOf(id, hidden),
    day: visible ? `2025-01-0${(id % 4) + 1}` : mark(`day-${id % 5}`),
    doc: visible ? `[${(id % 4) + 1}]` : mark(`doc-${id % 5}`),
    created_at: `2025-${two((id % 12) + 1)}-${two((id % 28) + 1)} ${two(id % 24)}:15:00`,
    amount: visible ? (id % 97) + 0.25 : hidden === "others" ? id + 0.5 : `${7_300_000 + id}.1937`,
    raw_secret: mark(`secret-${id % 11}`),
    internal_note: mark(`internal-${id % 3}`),
    cost: mark(9_138_000 + (id % 900)),
    margin: mark(9_137_000 + (id % 900)),
  }));
}

function customers(hidden: Hidden): readonly Row[] {
  return rowsOf(303, hidden, (id, visible, mark) => ({
    id,
    name: visible ? `Ada ${id}` : mark(`person-${id}`),
    code: visible ? (id % 4) + 1 : codeOf(id, hidden),
    city: cityOf(id),
    tier: ["gold", "blue"][id % 2]!,
    email: mark(`mail-${id}`),
  }));
}

function salaries(hidden: Hidden): readonly Row[] {
  return rowsOf(hidden === "nothing" ? 3 : 40, hidden, (id, _visible, mark) => ({
    id,
    person: mark(`pay-${id}`),
    pay: mark(9_139_000 + id),
  }));
}

const codeOf = (id: number, hidden: Hidden) =>
  hidden === "canaries" ? nastyCodes[id % nastyCodes.length]! : "7";

/**
 * `mark` makes what is hidden: a canary; for `others` a number, so that casts which fail on the one
 * succeed on the other; or nothing.
 */
function rowsOf(
  count: number,
  hidden: Hidden,
  row: (id: number, visible: boolean, mark: (what: string | number) => string | number) => Row,
): readonly Row[] {
  const mark = (what: string | number) => {
    if (hidden === "nothing") return "";
    if (typeof what === "number") return hidden === "canaries" ? `${what}.1937` : 5.5;
    return hidden === "canaries" ? `CANARY-7f3a-${what}` : what.length;
  };
  const rows: Row[] = [];
  for (let id = 1; id <= count; id++) {
    const visible = id % 3 === 0;
    const there = visible || hidden === "canaries" || (hidden === "others" && id % 2 === 0);
    if (there) rows.push(row(id, visible, mark));
  }
  return rows;
}

const two = (number: number) => String(number).padStart(2, "0");

const tableOf = (columns: Readonly<Record<string, string>>, rows: readonly Row[]): WorldTable => ({
  columns,
  csv: [Object.keys(columns), ...rows.map((row) => Object.keys(columns).map((name) => row[name]!))]
    .map((cells) => `${cells.join(",")}\n`)
    .join(""),
});
