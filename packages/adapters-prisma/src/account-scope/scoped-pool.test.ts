import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../client.js";
import { createDatabase } from "../testing/create-database.js";
import { beginStatement } from "./scope.js";
import { scopedPool } from "./scoped-pool.js";
import { accountIds, writeTwoAccounts } from "./two-accounts.fixture.js";

const test = await createDatabase();
const owner = openDatabase(test.url, { connectionsMax: 1 });
// One connection: what a statement leaves on it, the next one finds.
const service = openDatabase(test.serviceUrl, { connectionsMax: 1 });
const pool = scopedPool(service.pool);
const [first, second] = accountIds;

beforeAll(() => writeTwoAccounts(owner.pool));
afterAll(async () => {
  await service.close();
  await owner.close();
  await test.drop();
});

const names = { name: "names", text: "select name from account order by name", values: [] };
const ofFirst = [{ name: `account-${first}` }];
const ofSecond = [{ name: `account-${second}` }];

describe("a pool whose statements have a scope", () => {
  it("T4: gives each statement its own account, on one connection, prepared or not", async () => {
    for (let round = 0; round < 3; round++) {
      expect((await pool.of(first).query(names)).rows).toEqual(ofFirst);
      expect((await pool.of(second).query(names.text)).rows).toEqual(ofSecond);
      expect((await pool.ofKey(`key${first}`).query(names)).rows).toEqual(ofFirst);
      expect((await pool.ofSession(`session${second}`).query(names)).rows).toEqual(ofSecond);
      expect((await pool.ofName(`account-${first}`).query(names)).rows).toEqual(ofFirst);
      expect((await pool.ofEveryAccount().query(names)).rows).toEqual([...ofFirst, ...ofSecond]);
    }
  });

  it("T4: leaves no account on the connection", async () => {
    for (const scoped of [pool.of(first), pool.ofKey(`key${first}`), pool.ofEveryAccount()]) {
      await scoped.query(names);
      expect((await service.pool.query(names.text)).rows).toEqual([]);
    }
  });

  it("T4: leaves none after an error either", async () => {
    await expect(pool.of(first).query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    await expect(pool.of(first).query("select nothing")).rejects.toMatchObject({ code: "42703" });
    expect((await service.pool.query(names.text)).rows).toEqual([]);
    expect((await pool.of(second).query(names)).rows).toEqual(ofSecond);
  });

  it("T4: shows nothing to a key, a session or a name that is nobody's", async () => {
    for (const scoped of [pool.ofKey("none"), pool.ofSession("none"), pool.ofName("none")]) {
      expect((await scoped.query(names)).rows).toEqual([]);
    }
  });

  it("T4: undoes the statement together with its account where it fails", async () => {
    const rename = `with renamed as (update account set name = 'x' || name returning id)
      select 1 / (count(*) - 1) from renamed`;
    await expect(pool.of(first).query(rename)).rejects.toMatchObject({ code: "22012" });
    expect((await pool.of(first).query(names)).rows).toEqual(ofFirst);
  });

  it("answers columns, rows and their count as a statement alone does", async () => {
    const many = await pool.of(first).query("select n from generate_series(1, 500) n");
    expect([many.rowCount, many.rows.length, many.fields.length]).toEqual([500, 500, 1]);
    const none = await pool.of(first).query("update account set plan = plan where false");
    expect([none.command, none.rowCount, none.rows]).toEqual(["UPDATE", 0, []]);
  });

  it("T4: begins no transaction for what is no id", () => {
    for (const id of [1.5, NaN, Infinity, 2 ** 53]) {
      expect(() => beginStatement(id)).toThrow(TypeError);
    }
  });
});
