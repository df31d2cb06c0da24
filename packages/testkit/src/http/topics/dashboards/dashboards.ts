import { describe, expect, test } from "@jest/globals";
import { queryTile, readDashboards, type AskingForDashboards } from "../../dashboard-call.js";
import { askData } from "../../data-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";

const inBerlin = { userAttributes: [{ name: "city", value: "Berlin" }] };
const analyst = (): AskingForDashboards => ({
  key: keys.acme,
  settings: newUser({ groups: ["analysts"] }),
});
const berliner = (): AskingForDashboards => ({ key: keys.acme, settings: newUser(inBerlin) });

const missing = { status: 404, code: "dashboard_not_found" } as const;

/** Declared dashboards as each viewer may read them, and what their tiles show (H1, H2). */
export const dashboards = (subject: Subject): void => {
  const tokenFor = async (body: object): Promise<string> =>
    (await subject.exchange(await subject.mint(keys.acme, body))).json.token as string;
  const namesFor = async (asking: AskingForDashboards, rest = ""): Promise<readonly string[]> => {
    const answer = await readDashboards(subject, asking, rest);
    expect(answer.status).toBe(200);
    return (answer.json.items as { publicId: string }[]).map(({ publicId }) => publicId).sort();
  };
  const linesOf = (text: string): readonly Record<string, unknown>[] =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  describe("H2 the list", () => {
    test("has what a viewer may open, to a key with a user and to a token", async () => {
      const answer = await expectNothingWritten(subject, () => readDashboards(subject, berliner()));
      expect(answer.json.items).toContainEqual({
        publicId: "sales",
        title: { en: "Sales", de: "Verkauf" },
        description: "What was sold",
        origin: "declared",
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      expect(await namesFor(berliner())).toEqual(["elsewhere", "sales"]);
      expect(await namesFor(analyst())).toEqual(["elsewhere", "for-analysts", "sales"]);
      const token = await tokenFor(newUser({ groups: ["analysts"] }));
      expect(await namesFor({ token })).toEqual(["elsewhere", "for-analysts", "sales"]);
    });

    test("E6 a customer's own group of the same name opens nothing", async () => {
      const definitions = { groupDefinitions: [{ name: "analysts" }], groups: ["analysts"] };
      const body = newUser({ creatorMode: true, embedTenantName: fresh("tenant"), ...definitions });
      const asking = { token: await tokenFor(body) };
      expect(await namesFor(asking)).not.toContain("for-analysts");
      expectProblem(await readDashboards(subject, asking, "/for-analysts"), missing);
      expectProblem(await queryTile(subject, asking, ["for-analysts", "all"]), missing);
    });

    test("C1 comes in pages, by cursors of this list alone", async () => {
      const first = await readDashboards(subject, berliner(), "?first=1");
      expect(first.json.items).toHaveLength(1);
      expect(first.json.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      const cursor = encodeURIComponent(first.json.pageInfo.endCursor as string);
      const second = await readDashboards(subject, berliner(), `?first=1&after=${cursor}`);
      expect(second.json.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      const names = [first, second].map(({ json }) => json.items[0].publicId as string);
      expect(names.sort()).toEqual(["elsewhere", "sales"]);
      const foreign = { key: keys.acme, settings: newUser({ embedTenantName: fresh("tenant") }) };
      const refused = await readDashboards(subject, foreign, `?after=${cursor}`);
      expectProblem(refused, { status: 400, code: "invalid_cursor" });
      const many = await readDashboards(subject, berliner(), "?first=501");
      expectProblem(many, { status: 400, code: "invalid_request", pointers: ["/first"] });
    });

    test("D2 B1 an API key has to say for whom it asks", async () => {
      const answer = await readDashboards(subject, { key: keys.acme });
      const pointers = ["/sessionSettings"];
      expectProblem(answer, { status: 400, code: "invalid_request", pointers });
    });
  });

  describe("H1 a dashboard", () => {
    test("has its definition and a tag, which stays while it does not change", async () => {
      const answer = await readDashboards(subject, analyst(), "/sales");
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).toMatch(/^"[^"]+"$/);
      expect((await readDashboards(subject, analyst(), "/sales")).headers.etag).toBe(
        answer.headers.etag,
      );
      const { definition } = answer.json;
      expect(definition.filters.map(({ name }: { name: string }) => name)).toEqual([
        "city",
        "margin",
      ]);
      expect(answer.json.filterTypes).toEqual({ city: "string", margin: "number" });
      expect(definition.rows[0].height).toBe(200);
      expect(definition.rows[0].tiles[0]).toEqual({
        id: "amounts",
        width: 6,
        table: true,
        sql: "SELECT city, amount FROM sales",
      });
      expect(JSON.stringify(answer.json)).not.toContain("access");
    });

    test("names nothing of what its viewer may not see", async () => {
      const { text, json } = await readDashboards(subject, berliner(), "/sales");
      expect(json.definition.rows[0].tiles.slice(1)).toEqual([
        { id: "margins", unavailable: true },
        { id: "margin", unavailable: true },
      ]);
      expect(json.definition.filters).toHaveLength(1);
      expect(json.filterTypes).toEqual({ city: "string" });
      expect(text.replaceAll(/"id":"margins?"/g, "")).not.toMatch(/margin/i);
    });

    test("A1 H2 is 404 where it is not there, and where it may not be opened", async () => {
      const answers = await Promise.all(
        ["/no-such", "/for-analysts", "/constructor", "/Sales"].map((rest) =>
          readDashboards(subject, berliner(), rest),
        ),
      );
      for (const answer of answers) expectProblem(answer, missing);
      const answered = answers.map(({ json }) => ({ ...json, requestId: "" }));
      expect(new Set(answered.map((each) => JSON.stringify(each))).size).toBe(1);
      const foreign = { key: keys.globex, settings: newUser() };
      expectProblem(await readDashboards(subject, foreign, "/no-such"), missing);
      const other = await readDashboards(subject, berliner(), "/sales", 99);
      expectProblem(other, { status: 404, code: "deployment_not_found" });
    });

    test("E4 a token cannot choose a branch, and a key can", async () => {
      const token = await tokenFor(newUser());
      const chosen = await readDashboards(subject, { token }, "?branchName=dev");
      expectProblem(chosen, { status: 403, code: "branch_not_allowed" });
      expect((await readDashboards(subject, berliner(), "?branchName=dev")).status).toBe(200);
      const unknown = await readDashboards(subject, berliner(), "?branchName=no-such");
      expectProblem(unknown, { status: 404, code: "branch_not_found" });
    });
  });

  describe("H1 a tile", () => {
    test("E1 shows each viewer what the data API would, and the statement when asked", async () => {
      const statement = "SELECT city, amount FROM sales";
      for (const asking of [analyst(), berliner()]) {
        const answer = await queryTile(subject, asking, ["sales", "amounts"], { showSql: true });
        expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
        const [head, ...rows] = linesOf(answer.text);
        const body = { query: statement, sessionSettings: asking.settings };
        const [schema, ...same] = linesOf((await askData(subject, asking, body)).text);
        const { headers } = await readDashboards(subject, asking, "/sales");
        const version = headers.etag?.replaceAll('"', "");
        expect(head).toMatchObject({ ...schema, tile: { sql: statement, filters: [], version } });
        const inOrder = (lines: readonly object[]) =>
          lines
            .flatMap((line) => ("data" in line ? (line.data as unknown[]) : []))
            .map(String)
            .sort();
        expect(inOrder(rows)).toEqual(inOrder(same));
        expect(inOrder(rows).length).toBeGreaterThan(1);
        expect(rows.at(-1)).toEqual(same.at(-1));
      }
      const plain = await queryTile(subject, berliner(), ["sales", "amounts"]);
      expect(linesOf(plain.text)[0]?.["tile"]).not.toHaveProperty("sql");
    });

    test("says without a name that its viewer may not see it", async () => {
      for (const tile of ["margins", "margin"]) {
        const answer = await queryTile(subject, berliner(), ["sales", tile]);
        expectProblem(answer, { status: 400, code: "query_refused" });
        expect(answer.text).not.toMatch(/margin|sales/);
      }
      const drill = [{ member: "sales.city", value: "Berlin" }];
      const below = await queryTile(subject, berliner(), ["elsewhere", "below"], { drill });
      expectProblem(below, { status: 400, code: "query_refused" });
      expect(below.text).not.toMatch(/margin|sales/);
      expect((await queryTile(subject, analyst(), ["sales", "margins"])).status).toBe(200);
      const elsewhere = await queryTile(subject, analyst(), ["elsewhere", "none"]);
      expectProblem(elsewhere, { status: 400, code: "query_refused" });
    });

    test("A1 is 404 where there is none", async () => {
      for (const [publicId, tile] of [
        ["sales", "no-such"],
        ["no-such", "amounts"],
      ] as const) {
        expectProblem(await queryTile(subject, berliner(), [publicId, tile]), missing);
      }
    });

    test("E2 tells back what is no filter of its viewer, alike whether it is hidden or not there", async () => {
      const filters = { margin: 1, ctiy: "Berlin", "sales.margin": 1, "sales.nothing": 1 };
      const answer = await queryTile(subject, berliner(), ["sales", "amounts"], { filters });
      expect(answer.status).toBe(200);
      const [head] = linesOf(answer.text);
      expect(head?.["tile"]).toMatchObject({ unknownFilters: Object.keys(filters) });
      const plain = await queryTile(subject, berliner(), ["sales", "amounts"]);
      expect(linesOf(plain.text)[0]?.["tile"]).not.toHaveProperty("unknownFilters");
    });

    test("B1 is refused with filters that it cannot have, each where it is", async () => {
      const many = { filters: { city: Array.from({ length: 10_000 }, (_, at) => `city ${at}`) } };
      const refused = await queryTile(subject, analyst(), ["sales", "amounts"], many);
      expectProblem(refused, { status: 400, code: "invalid_request", pointers: ["/filters/city"] });
      const drilled = async (drill: unknown, place: readonly [string, string]) =>
        queryTile(subject, analyst(), place, { drill });
      const berlin = { member: "sales.city", value: "Berlin" };
      for (const [drill, pointer, place] of [
        [[berlin], "/drill", ["sales", "amounts"]],
        [[{ ...berlin, member: "sales.amount" }], "/drill/0", ["elsewhere", "below"]],
        [[berlin, berlin], "/drill/1", ["elsewhere", "below"]],
        [[{ member: "sales.city" }], "/drill/0/value", ["elsewhere", "below"]],
        ["sales.city", "/drill", ["elsewhere", "below"]],
      ] as const) {
        const wrong = await drilled(drill, place);
        expectProblem(wrong, { status: 400, code: "invalid_request", pointers: [pointer] });
      }
      const nested = { filters: { city: { a: 1 } } };
      const shape = await queryTile(subject, analyst(), ["sales", "amounts"], nested);
      expect(shape.status).toBe(400);
    });
  });
};
