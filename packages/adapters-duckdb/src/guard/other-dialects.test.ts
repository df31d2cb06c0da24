import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sentenceOfEngineError } from "./engine-error.js";
import { openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

/** The sentence for a statement that the guard lets through and the engine does not. */
const engineSentence = async (sql: string): Promise<string> => {
  const failure = await world.rows(sql).then(
    () => undefined,
    // The engine's errors come from outside of the test's own world.
    (error: unknown) => new Error((error as Error).message),
  );
  return sentenceOfEngineError(failure).sentence;
};

describe("E2: what people write elsewhere is refused with what to write here", () => {
  it.each([
    [
      "select to_char(created_at, 'YYYY-MM') from orders",
      "The function to_char is not available: use strftime.",
    ],
    ["select initcap('a')", "upper(left(…, 1)) || lower(substr(…, 2))."],
    ["select NVL(city, '-') from orders", "The function nvl is not available: use coalesce."],
    ["select isnull(city, '-') from orders", ": use coalesce, or IS NULL."],
    ["select iif(id = 1, 2, 3) from orders", ": use CASE."],
    ["select getdate()", ": use current_timestamp."],
    ["select to_date('2026', '%Y')", ": use strptime, or CAST(… AS DATE)."],
    [
      "select dateadd('day', -30, created_at) from orders",
      ": use + INTERVAL, as in current_date + INTERVAL 30 DAY.",
    ],
    ["select iif(1, 2) over ()", "The function iif is not available: use CASE."],
    ["select zzz(1)", "The function zzz is not available."],
    ["select constructor(1)", "The function constructor is not available."],
    [
      "select top 3 city from orders",
      "The statement has a syntax error near character 12. For TOP, write LIMIT at the end.",
    ],
    [
      "select date_add(created_at, interval -30 day) from orders",
      "Write a negative interval as - INTERVAL 30 DAY.",
    ],
    [
      "select listagg(city, ', ') within group (order by city) from orders",
      "For WITHIN GROUP, write string_agg(…, ', ' ORDER BY …).",
    ],
    [
      "select revenue as revenue from orders group by city having sum(revenue) > 1",
      "revenue is already aggregated: write MEASURE(revenue).",
    ],
    [
      "select sum(case when city = 'Berlin' then o.revenue end) from orders o",
      "revenue is already aggregated: write MEASURE(revenue) FILTER (WHERE …).",
    ],
    [
      "select max(measure(revenue)) from orders group by city",
      "revenue is already aggregated: write MEASURE(revenue), or aggregate its values in an outer SELECT.",
    ],
  ])("%s", async (sql, sentence) => {
    const refusal = await world.refusal(sql);
    expect(refusal.endsWith(sentence)).toBe(true);
    expect(refusal).not.toMatch(/\.\.$/);
  });

  it("what the reader of statements takes is not guessed at", async () => {
    expect(await world.refusal("select 'select top 3' from orders where")).toMatch(
      /^The statement has a syntax error/,
    );
    expect(await world.rows("select 'interval -3' as x")).toEqual([{ x: "interval -3" }]);
  });

  it.each([
    [
      "a comma before an outer join that looks at both sides",
      "select c.id from orders o, customers c left join lines l on l.order_id = o.id and l.id = c.id",
      "Write CROSS JOIN instead of the comma before this join.",
    ],
    [
      "date_add in the way of others",
      "select date_add('day', 3, created_at) from orders",
      "date_add takes a date and an INTERVAL: write … + INTERVAL 30 DAY.",
    ],
  ])("%s", async (_name, sql, sentence) => {
    expect(await engineSentence(sql)).toBe(sentence);
  });
});
