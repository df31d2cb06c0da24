import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../client.js";
import { isConflict } from "../store-errors.js";
import { createDatabase } from "../testing/create-database.js";
import { testPool } from "../testing/test-pool.js";
import { scopeStatement } from "./scope.js";
import { scopedPool } from "./scoped-pool.js";
import { accountIds, writeTwoAccounts } from "./two-accounts.fixture.js";

const test = await createDatabase();
const owner = testPool(test.url);
const database = openDatabase(test.serviceUrl);
const [account] = accountIds;
const ofAccount = scopedPool(database.pool).of(account);
const absent = account + 900;

beforeAll(() => writeTwoAccounts(owner));
afterAll(async () => {
  await database.close();
  await owner.end();
  await test.drop();
});

const rejectionOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a row that names what was removed meanwhile", () => {
  for (const [table, user, thing, value] of [
    ["membership", account + 5, "group_id", ""],
    ["attribute_value", account + 5, "attribute_id", `, '"Rome"'`],
    ["internal_membership", account + 2, "group_id", ""],
    ["internal_attribute_value", account + 2, "attribute_id", `, '"Rome"'`],
  ] as const) {
    const columns = `user_id, ${thing}${value === "" ? "" : ", value"}`;
    it.each([
      ["T28", "thing", `${user}, ${absent}${value}`],
      ["T28", "user", `${absent}, ${account + (thing === "group_id" ? 3 : 4)}${value}`],
    ])(`%s ${table}: a %s that is gone is a conflict`, async (_rule, _what, values) => {
      const insert = `insert into ${table} (${columns}) values (${values})`;
      const error = await rejectionOf(ofAccount.query(insert));
      expect(error).toBeInstanceOf(Error);
      expect(isConflict(error)).toBe(true);
    });
  }

  it("T28: is a conflict in a transaction of Prisma's, too", async () => {
    const data = [{ userId: BigInt(account + 2), groupId: BigInt(absent) }];
    const error = await rejectionOf(
      database.prisma.$transaction(async (transaction) => {
        await transaction.$queryRawUnsafe(scopeStatement(account));
        await transaction.internalMembership.createMany({ data });
      }),
    );
    expect(error).toBeInstanceOf(Error);
    expect(isConflict(error)).toBe(true);
  });

  it("is not what a permission that is missing looks like", async () => {
    for (const answer of [
      ofAccount.query("truncate membership"),
      database.prisma.$executeRawUnsafe("truncate membership"),
    ]) {
      const error = await rejectionOf(answer);
      expect(error).toBeInstanceOf(Error);
      expect(isConflict(error)).toBe(false);
    }
  });
});
