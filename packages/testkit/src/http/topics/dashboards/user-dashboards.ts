import { describe, expect, test } from "@jest/globals";
import {
  queryTile,
  readDashboards,
  writeDashboard,
  type AskingForDashboards,
} from "../../dashboard-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectProblem } from "../../expectations.js";
import type { HttpAnswer } from "../../http-call.js";
import { fresh, newUser, type Subject } from "../../subject.js";

const table = { id: "amounts", table: true, sql: "SELECT city, amount FROM sales" };
const { id: _id, ...untitled } = table;
const note = { id: "note", text: "Hello" };
const definition = { rows: [{ tiles: [table] }] };
const missing = { status: 404, code: "dashboard_not_found" } as const;
const notCreator = { status: 403, code: "creator_mode_required" } as const;

/** What users of embed tenants make in creator mode (H3). */
export const userDashboards = (subject: Subject): void => {
  /** The token of a user of an embed tenant; in creator mode unless said otherwise. */
  const inTenant = async (
    embedTenantName: string,
    externalId = fresh("user"),
    more: object = {},
  ): Promise<AskingForDashboards> => {
    const body = { externalId, embedTenantName, creatorMode: true, ...more };
    const exchanged = await subject.exchange(await subject.mint(keys.acme, body));
    return { token: exchanged.json.token as string };
  };
  const create = (asking: AskingForDashboards, more: object = {}): Promise<HttpAnswer> =>
    writeDashboard(subject, asking, "POST", "", { title: "Mine", definition, ...more });
  const created = async (asking: AskingForDashboards, more: object = {}): Promise<string> => {
    const answer = await create(asking, more);
    expect(answer.status).toBe(201);
    return answer.json.publicId as string;
  };
  const patch = (
    asking: AskingForDashboards,
    publicId: string,
    operations: readonly object[],
    ifMatch: string | undefined = "*",
  ): Promise<HttpAnswer> =>
    writeDashboard(subject, asking, "PATCH", `/${publicId}`, { operations }, ifMatch);
  const tilesOf = ({ json }: HttpAnswer): readonly string[] =>
    (json.definition.rows as { tiles: { id: string }[] }[]).flatMap(({ tiles }) =>
      tiles.map(({ id }) => id),
    );

  describe("H3 T46 who makes a dashboard", () => {
    test("a user of an embed tenant in creator mode, who reads, queries and lists it", async () => {
      const ada = await inTenant(fresh("tenant"), "ada");
      const answer = await create(ada, { description: { en: "All" } });
      expect([answer.status, answer.headers.etag]).toEqual([201, expect.stringMatching(/^"\w+"$/)]);
      expect(answer.json).toMatchObject({
        title: "Mine",
        description: { en: "All" },
        origin: "tenant",
        visibility: "private",
        owner: { externalId: "ada", displayName: null, isYou: true },
        definition: { rows: [{ tiles: [table] }] },
      });
      const { publicId } = answer.json;
      expect(publicId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      const read = await readDashboards(subject, ada, `/${publicId}`);
      expect([read.json, read.headers.etag]).toEqual([answer.json, answer.headers.etag]);
      expect((await queryTile(subject, ada, [publicId as string, "amounts"])).status).toBe(200);
      const listed = (await readDashboards(subject, ada)).json.items as object[];
      const { definition: _definition, filterTypes: _t, offers: _o, ...item } = answer.json;
      expect(listed).toContainEqual(item);
    });

    test("nobody without creator mode, nor in the account's own embed tenant", async () => {
      const tenant = fresh("tenant");
      const reader = await inTenant(tenant, fresh("user"), { creatorMode: false });
      expectProblem(await create(reader), notCreator);
      expectProblem(await create({ key: keys.acme, settings: newUser() }), notCreator);
      const internal = { key: keys.acme, settings: { internalId: "ada@acme.test" } };
      expectProblem(await create(internal), notCreator);
      const publicId = await created(await inTenant(tenant), { visibility: "tenant" });
      expectProblem(await patch(reader, publicId, [{ op: "remove", tile: "amounts" }]), notCreator);
      const removal = await writeDashboard(subject, reader, "DELETE", `/${publicId}`);
      expectProblem(removal, notCreator);
    });

    test("a key for a stored user, and for nobody else", async () => {
      const embedTenantName = fresh("tenant");
      const settings = { externalId: fresh("user"), embedTenantName, creatorMode: true };
      const pointers = ["/sessionSettings/externalId"];
      const asking = { key: keys.acme, settings };
      expectProblem(await create(asking), { status: 400, code: "invalid_request", pointers });
      await subject.mint(keys.acme, settings);
      expect((await create(asking)).status).toBe(201);
    });
  });

  describe("H3 who sees it", () => {
    test("its owner, and once it is shared every session of the embed tenant", async () => {
      const tenant = fresh("tenant");
      const ada = await inTenant(tenant);
      const bob = await inTenant(tenant);
      const reader = await inTenant(tenant, fresh("user"), { creatorMode: false });
      const publicId = await created(ada);
      for (const other of [bob, reader]) {
        expectProblem(await readDashboards(subject, other, `/${publicId}`), missing);
        expectProblem(await queryTile(subject, other, [publicId, "amounts"]), missing);
      }
      expectProblem(await patch(bob, publicId, [{ op: "remove", tile: "amounts" }]), missing);
      const share = { op: "set", field: "visibility", value: "tenant" };
      expect((await patch(ada, publicId, [share])).status).toBe(200);
      for (const other of [bob, reader]) {
        const read = await readDashboards(subject, other, `/${publicId}`);
        expect(read.json).toMatchObject({ visibility: "tenant", owner: { isYou: false } });
        expect((await queryTile(subject, other, [publicId, "amounts"])).status).toBe(200);
      }
    });

    test("T4 nobody of another embed tenant or account, by no call", async () => {
      const publicId = await created(await inTenant(fresh("tenant"), "ada"), {
        visibility: "tenant",
      });
      const settings = { externalId: "ada", embedTenantName: fresh("tenant"), creatorMode: true };
      await subject.mint(keys.globex, settings);
      for (const other of [
        await inTenant(fresh("tenant"), "ada"),
        { key: keys.acme, settings: newUser() },
        { key: keys.globex, settings },
      ]) {
        expectProblem(await readDashboards(subject, other, `/${publicId}`), missing);
        expectProblem(await queryTile(subject, other, [publicId, "amounts"]), missing);
        const listed = (await readDashboards(subject, other)).json.items as { publicId: string }[];
        expect(listed.map((item) => item.publicId)).not.toContain(publicId);
      }
      const other = await inTenant(fresh("tenant"), "ada");
      expectProblem(await patch(other, publicId, [{ op: "remove", tile: "amounts" }]), missing);
      expectProblem(await writeDashboard(subject, other, "DELETE", `/${publicId}`), missing);
    });
  });

  describe("H3 how it is changed", () => {
    test("by its tiles, by everybody in creator mode; shared and deleted by its owner", async () => {
      const tenant = fresh("tenant");
      const ada = await inTenant(tenant);
      const bob = await inTenant(tenant);
      const publicId = await created(ada, { visibility: "tenant" });
      const changed = await patch(bob, publicId, [
        { op: "add", value: note, row: 0 },
        { op: "add", tile: "second", value: untitled, after: "note" },
        { op: "move", tile: "amounts", after: "note" },
        { op: "replace", tile: "note", value: { text: "Bye", width: 4 } },
        { op: "resize", tile: "second", height: 240 },
        { op: "set", field: "title", value: "Ours" },
      ]);
      expect(changed.status).toBe(200);
      expect(tilesOf(changed)).toEqual(["note", "amounts", "second"]);
      expect(changed.json).toMatchObject({
        title: "Ours",
        definition: { rows: [{ height: 240, tiles: [{ id: "note", text: "Bye" }, {}, {}] }] },
      });
      const hide = { op: "set", field: "visibility", value: "private" };
      const refused = { status: 403, code: "identity_not_allowed" } as const;
      expectProblem(await patch(bob, publicId, [hide]), refused);
      expectProblem(await writeDashboard(subject, bob, "DELETE", `/${publicId}`), refused);
      expect((await patch(ada, publicId, [hide])).status).toBe(200);
      expect((await writeDashboard(subject, ada, "DELETE", `/${publicId}`)).status).toBe(204);
      expectProblem(await writeDashboard(subject, ada, "DELETE", `/${publicId}`), missing);
    });

    test("of the version that was read, and of no other", async () => {
      const ada = await inTenant(fresh("tenant"));
      const publicId = await created(ada);
      const adding = (tile: string) => [{ op: "add", tile, value: { text: tile } }];
      const without = await writeDashboard(subject, ada, "PATCH", `/${publicId}`, {
        operations: adding("a"),
      });
      expectProblem(without, { status: 428, code: "if_match_required" });
      const first = (await readDashboards(subject, ada, `/${publicId}`)).headers.etag ?? "";
      const second = (await patch(ada, publicId, adding("a"), first)).headers.etag ?? "";
      const late = await patch(ada, publicId, adding("b"), first);
      expectProblem(late, { status: 412, code: "version_conflict" });
      const third = (await patch(ada, publicId, adding("b"), `W/${second}`)).headers.etag ?? "";
      expect(new Set([first, second, third]).size).toBe(3);
      const outcomes = await Promise.all(
        ["c", "d", "e"].map((tile) => patch(ada, publicId, adding(tile), third)),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      expect(tilesOf(await readDashboards(subject, ada, `/${publicId}`))).toHaveLength(4);
    });

    test("all or none, with what is wrong where it is", async () => {
      const ada = await inTenant(fresh("tenant"));
      const publicId = await created(ada);
      const before = (await readDashboards(subject, ada, `/${publicId}`)).json;
      const good = { op: "set", field: "title", value: "Lost" };
      const wrong: readonly (readonly [object, string])[] = [
        [{ op: "remove", tile: "amount" }, "/operations/1"],
        [{ op: "resize", tile: "amount", height: 240 }, "/operations/1"],
        [{ op: "resize", tile: "amounts", height: 39 }, "/operations/1/height"],
        [{ op: "add", value: table }, "/operations/1"],
        [{ op: "move", tile: "amounts", after: "amounts" }, "/operations/1"],
        [{ op: "replace", tile: "amounts", value: { id: "x", text: "a" } }, "/operations/1"],
        [{ op: "add", value: { text: "a", width: 12 }, after: "amounts" }, "/operations"],
        [
          { op: "add", value: { table: true, query: { dimensions: ["sales.margin"] } } },
          "/operations/1/value/query/dimensions/0",
        ],
        [
          { op: "add", value: { table: true, query: { dimensions: ["sales.nothing"] } } },
          "/operations/1/value/query/dimensions/0",
        ],
      ];
      for (const [operation, pointer] of wrong) {
        const answer = await patch(ada, publicId, [good, operation]);
        const { code, errors } = answer.json as { code: string; errors: { pointer: string }[] };
        expect([code, errors[0]?.pointer]).toEqual(["invalid_request", pointer]);
      }
      expect((await readDashboards(subject, ada, `/${publicId}`)).json).toEqual(before);
      expect((await patch(ada, publicId, [])).status).toBe(400);
    });

    test("A1 H1 what is declared is read-only, and 404 where it may not be opened", async () => {
      const ada = await inTenant(fresh("tenant"));
      const operations = [{ op: "set", field: "title", value: "Mine" }];
      const remove = (name: string) => writeDashboard(subject, ada, "DELETE", `/${name}`);
      for (const answer of [await patch(ada, "sales", operations), await remove("sales")]) {
        expectProblem(answer, { status: 400, code: "invalid_request" });
      }
      expectProblem(await patch(ada, "for-analysts", operations), missing);
      expectProblem(await remove("for-analysts"), missing);
    });
  });

  describe("H3 what is refused", () => {
    test("B1 E2 E3 members, statements and charts that a user may not use", async () => {
      const ada = await inTenant(fresh("tenant"));
      const hidden = { table: true, query: { dimensions: ["sales.margin"] } };
      const unknown = { table: true, query: { dimensions: ["sales.marginx"] } };
      const messages = await Promise.all(
        [hidden, unknown].map(async (tile) => {
          const answer = await create(ada, {
            definition: { rows: [{ tiles: [{ id: "a", ...tile }] }] },
          });
          expectProblem(answer, { status: 400, code: "invalid_request" });
          return (answer.json.errors as { message: string }[])[0]?.message.replace(
            "marginx",
            "margin",
          );
        }),
      );
      expect(messages[0]).toBe(messages[1]);
      const refusing: readonly (readonly [object, string])[] = [
        [{ ...definition, access: { groups: ["*"] } }, "/definition/access"],
        [
          { ...definition, filters: [{ name: "a", member: "no.such" }] },
          "/definition/filters/0/member",
        ],
        [
          { rows: [{ tiles: [{ ...table, sql: "SELECT * FROM other" }] }] },
          "/definition/rows/0/tiles/0/sql",
        ],
        [
          {
            rows: [
              { tiles: [{ id: "a", sql: table.sql, vega: { mark: "bar", data: { url: "x" } } }] },
            ],
          },
          "/definition/rows/0/tiles/0/vega",
        ],
      ];
      for (const [given, pointer] of refusing) {
        const answer = await create(ada, { definition: given });
        expectProblem(answer, { status: 400, code: "invalid_request", pointers: [pointer] });
      }
    });

    test("what is too much: tiles, bytes and operations", async () => {
      const ada = await inTenant(fresh("tenant"));
      const tiles = Array.from({ length: 101 }, (_, at) => ({ id: `t${at}`, text: "a" }));
      const many = { rows: tiles.map((tile) => ({ tiles: [tile] })) };
      const long = {
        rows: Array.from({ length: 9 }, (_, at) => ({
          tiles: [{ id: `l${at}`, text: "x".repeat(7900) }],
        })),
      };
      for (const given of [many, long]) {
        const answer = await create(ada, { definition: given });
        expectProblem(answer, { status: 400, code: "invalid_request" });
      }
      const publicId = await created(ada);
      const set = { op: "set", field: "title", value: "A" };
      const answer = await patch(
        ada,
        publicId,
        Array.from({ length: 101 }, () => set),
      );
      expectProblem(answer, { status: 400, code: "invalid_request", pointers: ["/operations"] });
    });
  });
};
