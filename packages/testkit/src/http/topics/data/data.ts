import { describe, expect, test } from "@jest/globals";
import { askData, resultOf, type Asking } from "../../data-call.js";
import { salesRows } from "../../data-model.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";

const query = "SELECT city, amount FROM sales";
const acme = { key: keys.acme };

const inCity = (city: string) => ({ userAttributes: [{ name: "city", value: city }] });
const rowsIn = (city: string) =>
  salesRows.filter((row) => row["city"] === city).map((row) => [row["city"], row["amount"]]);
const allRows = salesRows.map((row) => [row["city"], row["amount"]]);

/** Full results under the rights of the caller (E1, E8). */
export const data = (subject: Subject): void => {
  const rowsFor = async (asking: Asking, body: object = {}): Promise<readonly unknown[]> =>
    resultOf(await askData(subject, asking, { query, ...body })).rows;
  const rowsWith = (sessionSettings: object) => rowsFor(acme, { sessionSettings });
  const tokenFor = async (body: object): Promise<string> =>
    (await subject.exchange(await subject.mint(keys.acme, body))).json.token as string;

  describe("E8 the data API", () => {
    test("answers a schema, rows and their total, and nothing is written", async () => {
      const sessionSettings = newUser(inCity("Berlin"));
      const answer = await expectNothingWritten(subject, () =>
        askData(subject, acme, { query, sessionSettings }),
      );
      expect(resultOf(answer)).toEqual({
        schema: [
          { name: "city", column_type: "String", columnType: "String" },
          { name: "amount", column_type: "Double", columnType: "Double" },
        ],
        rows: rowsIn("Berlin"),
        totalRows: 2,
      });
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      expect(answer.headers["content-encoding"]).toBeUndefined();
    });

    test("E1 the same statement gives two users what each may see", async () => {
      expect(await rowsWith(newUser(inCity("Berlin")))).toEqual(rowsIn("Berlin"));
      expect(await rowsWith(newUser(inCity("Rome")))).toEqual(rowsIn("Rome"));
      const berlin = await tokenFor(newUser(inCity("Berlin")));
      const rome = await tokenFor(newUser(inCity("Rome")));
      expect(await rowsFor({ token: berlin })).toEqual(rowsIn("Berlin"));
      expect(await rowsFor({ token: rome })).toEqual(rowsIn("Rome"));
    });

    test("B4 E1 without a value the attribute's default holds", async () => {
      expect(await rowsWith(newUser())).toEqual(rowsIn("nowhere"));
      expect(await rowsFor({ token: await tokenFor(newUser()) })).toEqual(rowsIn("nowhere"));
    });

    test("E6 of two policies, rows come from those that allow every member", async () => {
      const sessionSettings = newUser({ ...inCity("Berlin"), groups: ["analysts"] });
      expect(await rowsWith(sessionSettings)).toEqual(allRows);
      const { groups: _, ...plain } = { ...sessionSettings, groups: [] };
      const margin = { query: "SELECT margin FROM sales", sessionSettings: plain };
      const refused = await askData(subject, acme, margin);
      expectProblem(refused, { status: 400, code: "query_refused" });
      expect(resultOf(await askData(subject, acme, { ...margin, sessionSettings })).totalRows).toBe(
        4,
      );
    });

    test("A5 what sessionSettings say lies over what is stored, for one query", async () => {
      const jane = newUser(inCity("Berlin"));
      const { externalId } = jane;
      await subject.mint(keys.acme, jane);
      expect(await rowsWith({ externalId })).toEqual(rowsIn("Berlin"));
      expect(await rowsWith({ externalId, ...inCity("Rome") })).toEqual(rowsIn("Rome"));
      const cleared = { externalId, userAttributes: [{ name: "city", value: null }] };
      expect(await rowsWith(cleared)).toEqual(rowsIn("nowhere"));
      expect(await rowsWith({ externalId, groups: ["analysts"] })).toEqual(allRows);
      expect(await rowsWith({ externalId })).toEqual(rowsIn("Berlin"));
    });

    test("E1 a token has the rights of now", async () => {
      const jane = newUser(inCity("Berlin"));
      const token = await tokenFor(jane);
      await subject.mint(keys.acme, { ...jane, ...inCity("Rome") });
      expect(await rowsFor({ token })).toEqual(rowsIn("Rome"));
    });

    test("A5 in creator mode a token has the embed tenant's rights only", async () => {
      const jane = newUser({ ...inCity("Berlin"), embedTenantName: fresh("tenant") });
      await subject.mint(keys.acme, jane);
      const { externalId, embedTenantName } = jane as typeof jane & { embedTenantName: string };
      const scoped = {
        externalId,
        embedTenantName,
        creatorMode: true,
        groupDefinitions: [{ name: "analysts" }],
        userAttributeDefinitions: [{ name: "city", type: "string" }],
        groups: ["analysts"],
        ...inCity("Rome"),
      };
      // A group that the customer named like ours opens nothing.
      expect(await rowsFor({ token: await tokenFor(scoped) })).toEqual(rowsIn("Rome"));
      expect(await rowsFor({ token: await tokenFor({ externalId, embedTenantName }) })).toEqual(
        rowsIn("Berlin"),
      );
    });

    test("T4 a token's holder cannot say who they are", async () => {
      const token = await tokenFor(newUser(inCity("Berlin")));
      const boss = newUser({ groups: ["analysts"] });
      await subject.mint(keys.acme, boss);
      for (const sessionSettings of [boss, { ...boss, ...inCity("Rome") }, 5]) {
        expect(await rowsFor({ token }, { sessionSettings })).toEqual(rowsIn("Berlin"));
      }
    });

    test("A3 an internal user's rights, by an admin key and by its own", async () => {
      const sessionSettings = { internalId: " ADA@acme.test" };
      expect(await rowsWith(sessionSettings)).toEqual(allRows);
      expect(await rowsFor({ key: keys.acmePersonal }, { sessionSettings })).toEqual(allRows);
      expect(await rowsFor({ token: await tokenFor(sessionSettings) })).toEqual(allRows);
    });

    test("E4 a branch has policies of its own", async () => {
      const body = { sessionSettings: newUser(), branchName: "dev" };
      expect(await rowsFor(acme, body)).toEqual(allRows);
      const token = await tokenFor(newUser({ branchName: "dev" }));
      expect(await rowsFor({ token })).toEqual(allRows);
      expect(await rowsFor({ token }, { branchName: "dev" })).toEqual(allRows);
    });

    test("a zone that nobody knows is passed over", async () => {
      for (const timezone of ["Mars/Olympus", "", 5, "Europe/Berlin"]) {
        const body = { sessionSettings: newUser(inCity("Rome")), timezone };
        expect(await rowsFor(acme, body)).toEqual(rowsIn("Rome"));
      }
    });

    test("A1 another account's users of the same name are others", async () => {
      const jane = newUser(inCity("Berlin"));
      const { externalId } = jane;
      await subject.mint(keys.acme, jane);
      await subject.mint(keys.globex, { externalId, ...inCity("Rome") });
      const sessionSettings = { externalId };
      expect(await rowsFor({ key: keys.globex }, { sessionSettings })).toEqual(rowsIn("Rome"));
      expect(await rowsFor(acme, { sessionSettings })).toEqual(rowsIn("Berlin"));
    });
  });
};
