import { afterEach, expect, it } from "@jest/globals";
import { openDesk, type Desk } from "./desk.fixture.js";
import { deskTables } from "./desk-model.fixture.js";
import { countOf, slowModel, until } from "./slow-desk.fixture.js";

let desk: Desk | undefined;
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

const engine = { query: { seconds: 60, rowsMax: 1000, concurrency: 6, memoryMb: 2048 } };

it("E10: an account that takes all connections keeps no other account waiting", async () => {
  const source = { poolMax: 2 };
  const at = (desk = await openDesk({ tables: deskTables, model: slowModel, source, engine }));
  const abort = new AbortController();
  const taken = Array.from({ length: 3 }, () =>
    at.ask("SELECT id FROM tickets", { signal: abort.signal }).catch(() => "aborted"),
  );
  await until(async () => (await countOf(at)) === 2, 20_000);
  const answer = await at.ask("SELECT MEASURE(count) FROM customers", { account: 2 });
  expect(answer.rows).toEqual([[3]]);
  expect(await countOf(at)).toBe(2);
  abort.abort();
  expect(await Promise.all(taken)).toEqual(["aborted", "aborted", "aborted"]);
});
