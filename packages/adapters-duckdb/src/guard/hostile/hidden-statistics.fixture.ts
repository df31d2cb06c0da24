/** The planner folds the CASE by what it knows of `id`, and so fails before it has read a row. */
const failsWhilePlanning =
  "epoch_ns(case when id > 0 then DATE '5881580-07-10' else created_at::date end)";

/** A text of a hundred million characters where the pattern matches, and none where it does not. */
const growing = (column: string, pattern: string): string => {
  const hundred = (letter: string) => `'${letter.repeat(100)}'`;
  const matched = `regexp_replace(${column}, '^${pattern}.*$', '@')`;
  const grown = [..."WXYZ"].reduce(
    (text, letter, at) => `replace(${text}, '${"@WXY"[at]}', ${hundred(letter)})`,
    matched,
  );
  return `select max(length(${grown})) as n from orders`;
};

/** Statements that have rows, and would not if the engine knew anything of hidden rows: by what, and the statement. */
export const hiddenStatistics: readonly (readonly [what: string, sql: string])[] = [
  ["by the statistics of a number", `select ${failsWhilePlanning} from orders where amount > 1000`],
  ["by the statistics of a text", `select ${failsWhilePlanning} from orders where note < 'D'`],
  ["by the statistics of a key", `select ${failsWhilePlanning} from orders where id < 3`],
  ["by those of a view", `select ${failsWhilePlanning} from sales where customers_name > 'person'`],
  [
    "by those behind a join",
    `select ${failsWhilePlanning.replace("id >", "o.id >").replace("created", "o.created")} from orders o
     join customers c on o.customer_id = c.id where c.id < 3`,
  ],
  ["by a dictionary that grows", growing("note", "CANARY")],
  ["by a dictionary whose letters are guessed", growing("note", "CANARY-7")],
  ["by a dictionary that a view shows", growing("note", "CANARY").replace("orders", "sales")],
];
