import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testPool } from "../testing/test-pool.js";
import { createDatabase } from "../testing/create-database.js";
import { accountIds, writeTwoAccounts } from "./two-accounts.fixture.js";

const test = await createDatabase();
const owner = testPool(test.url);
const service = testPool(test.serviceUrl);
const [first, second] = accountIds;

const own = "c.relnamespace = 'public'::regnamespace and c.relname <> '_prisma_migrations'";
const { rows: tables } = await owner.query<{ name: string }>(
  `select c.relname as name from pg_class c where ${own} and c.relkind = 'r' order by 1`,
);
const { rows: withAccount } = await owner.query<{ name: string }>(
  `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
   where ${own} and c.relkind = 'r' and a.attname = 'account_id' order by 1`,
);

beforeAll(() => writeTwoAccounts(owner));
afterAll(async () => {
  await service.end();
  await owner.end();
  await test.drop();
});

/** Runs a statement as the service's role under a setting, and undoes it; how many rows, or the error's code. */
const attempt = async (account: string | undefined, text: string, values: unknown[] = []) => {
  await service.query("begin");
  try {
    if (account !== undefined) {
      await service.query("select set_config('embedded_analytics.account', $1, true)", [account]);
    }
    const { rowCount, rows } = await service.query<{ row: string }>(text, values);
    return { count: rowCount, rows: rows.map(({ row }) => row).sort(), code: undefined };
  } catch (error) {
    return { count: 0, rows: [], code: (error as { readonly code: string }).code };
  } finally {
    await service.query("rollback");
  }
};

const refusedByPolicy = "42501";

describe("T4: the service's role", () => {
  it("T4: owns no table, and no policy passes it over", async () => {
    const { rows } = await service.query(
      `select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
         (select count(*)::int from pg_class c where ${own} and c.relowner = r.oid) as owned,
         (select count(*)::int from pg_auth_members m where m.member = r.oid) as roles
       from pg_roles r where r.rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
        roles: 0,
      },
    ]);
  });

  it("T4: can make, change and switch off nothing", async () => {
    for (const text of [
      "create table other (id int)",
      "alter table account disable row level security",
      "drop policy of_account on account",
      "truncate account cascade",
      "select * from _prisma_migrations",
    ]) {
      expect(await attempt("*", text)).toMatchObject({ code: refusedByPolicy });
    }
  });
});

describe("T4: row policies", () => {
  it("T4: stand on every table, and on no other kind of relation that would pass them by", async () => {
    const { rows } = await owner.query(
      `select c.relname as name from pg_class c where ${own} and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and not (c.relkind = 'r' and c.relrowsecurity
           and (select count(*) from pg_policy p where p.polrelid = c.oid) = 1)`,
    );
    expect(rows).toEqual([]);
    expect(tables.length).toBeGreaterThan(20);
  });

  it("T4: no function runs with the rights of its owner", async () => {
    const { rows } = await owner.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef",
    );
    expect(rows).toEqual([]);
  });

  for (const { name } of tables) {
    const all = `select t::text as row from "${name}" t`;

    it(`T4: ${name}: each account sees its own rows, and nobody else any`, async () => {
      const every = (await attempt("*", all)).rows;
      const [ofFirst, ofSecond] = [await attempt(`${first}`, all), await attempt(`${second}`, all)];
      expect(ofFirst.rows).not.toEqual([]);
      expect(ofSecond.rows).toHaveLength(ofFirst.rows.length);
      expect([...ofFirst.rows, ...ofSecond.rows].sort()).toEqual(every);
      for (const nobody of [undefined, "", "0", "x", `${first} `, `0${first}`, "1000,2000", "%"]) {
        expect(await attempt(nobody, all)).toEqual({ count: 0, rows: [], code: undefined });
      }
    });

    it(`T4: ${name}: nobody removes or locks what is not the account's`, async () => {
      const { rows } = await attempt(`${first}`, all);
      // The log of changes is removed by nobody; its own trigger says so where a row is seen.
      const removed = name === "audit_entry" ? 0 : rows.length;
      expect((await attempt(`${first}`, `delete from "${name}"`)).count).toBe(removed);
      expect((await attempt(`${first}`, `${all} for update`)).rows).toEqual(rows);
      for (const nobody of [undefined, "", "x"]) {
        for (const text of [`delete from "${name}"`, `${all} for update`]) {
          expect(await attempt(nobody, text)).toEqual({ count: 0, rows: [], code: undefined });
        }
      }
    });

    it(`T4: ${name}: nobody writes a row of another account`, async () => {
      const { rows } = await owner.query<{ row: unknown }>(
        `select to_json(t) as row from "${name}" t`,
      );
      const insert = `insert into "${name}" select * from json_populate_record(null::"${name}", $1)`;
      const codes = { first: [] as unknown[], nobody: [] as unknown[] };
      for (const { row } of rows) {
        const values = [JSON.stringify(row)];
        codes.first.push((await attempt(`${first}`, insert, values)).code);
        codes.nobody.push((await attempt(undefined, insert, values)).code);
      }
      // The account's own rows are there already, which only who may write them is answered.
      const half = rows.length / 2;
      expect(codes.first.filter((code) => code === "23505")).toHaveLength(half);
      expect(codes.first.filter((code) => code === refusedByPolicy)).toHaveLength(half);
      expect(new Set(codes.nobody)).toEqual(new Set([refusedByPolicy]));
    });
  }

  for (const { name } of withAccount) {
    it(`T4: ${name}: no row is given away to another account`, async () => {
      const give = `update "${name}" set account_id = ${second}`;
      expect(await attempt(`${first}`, give)).toMatchObject({ code: refusedByPolicy });
      expect(await attempt(undefined, give)).toMatchObject({ count: 0, code: undefined });
    });
  }

  it("T4: no membership or value joins rows of two accounts", async () => {
    for (const [name, user, thing] of [
      ["membership", "user_id", "group_id"],
      ["attribute_value", "user_id", "attribute_id"],
      ["internal_membership", "user_id", "group_id"],
      ["internal_attribute_value", "user_id", "attribute_id"],
    ] as const) {
      for (const column of [user, thing]) {
        const move = `update "${name}" set ${column} = ${column} + ${second - first}`;
        expect(await attempt(`${first}`, move)).toMatchObject({ code: refusedByPolicy });
      }
    }
  });
});
