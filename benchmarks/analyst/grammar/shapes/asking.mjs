// An agent over a model, and the way to ask its service for rows as the same user.
import { openInProcess } from "../../in-process.mjs";

/** The service gives so many rows of a statement at once, and a turn may ask for rows so often. */
const pageRows = 100;
const pagesMax = 12;

/** A statement gives more rows than are worth comparing. */
export class TooManyRows extends Error {}

const called = async (task, sqlQuery) => {
  const input = { sqlQuery, queryTitle: "Rows", description: "Rows.", userRequest: "" };
  return JSON.parse(await task.callTool("svcSqlApi", input));
};

/** All rows of a statement, page by page in an order of their own; an error where they are too many. */
const allRows = async (task, statement) => {
  const first = await called(task, statement);
  if (!Array.isArray(first.data)) throw new Error(`${statement}\n${first.error}`);
  if (first.totalRows <= first.data.length) return first.data;
  const pages = Math.ceil(first.totalRows / pageRows);
  if (pages > pagesMax) throw new TooManyRows(`${first.totalRows} rows: ${statement}`);
  const rows = [];
  for (let page = 0; page < pages; page++) {
    const limits = `ORDER BY ALL LIMIT ${pageRows} OFFSET ${page * pageRows}`;
    const { data, error } = await called(task, `SELECT * FROM (${statement}) AS paged ${limits}`);
    if (!Array.isArray(data)) throw new Error(`${statement}\n${error}`);
    rows.push(...data);
  }
  return rows;
};

/**
 * Opens an agent over a model; `semantics` is the model as its user sees it, and `query` answers the rows of a
 * statement, which is run once.
 */
export const openAsking = async (model, today) => {
  const seen = { model: undefined, statement: undefined, rows: undefined };
  const agent = await openInProcess(model, today, async (task) => {
    seen.model = task.model;
    if (seen.statement === undefined) return;
    const { statement } = seen;
    seen.statement = undefined;
    seen.rows = await allRows(task, statement).catch((error) => error);
  });
  const known = new Map();
  const query = async (statement) => {
    if (!known.has(statement)) {
      seen.statement = statement;
      await agent.ask("hello");
      known.set(statement, seen.rows);
    }
    const rows = known.get(statement);
    if (rows instanceof Error) throw rows;
    return rows;
  };
  await agent.ask("hello");
  return { agent, semantics: seen.model, query };
};
