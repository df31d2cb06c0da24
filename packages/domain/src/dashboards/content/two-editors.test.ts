import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { queryWorld, statement, type QueryWorld } from "../../analytics/query/run-query.fixture.js";
import { codeOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";
import type { DashboardOperation } from "../definition/dashboard-operation.js";
import type { ViewedDefinition } from "../view/viewed-definition.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const tenant = { embedTenantName: "acme-corp", creatorMode: true } as const;
const jane = { ...tenant, externalId: "jane" };
const omar = { ...tenant, externalId: "omar" };

const minted = async (...users: readonly object[]): Promise<void> => {
  for (const user of users) await at.service.generateSession(withKey(), user);
};

const made = (tiles: readonly object[], more: object = {}) =>
  at.service.createDashboard(withKey(), 1, {
    title: "Ours",
    visibility: "tenant",
    definition: { rows: tiles.map((tile) => ({ tiles: [tile] })) },
    sessionSettings: jane,
    ...more,
  });

const idsIn = ({ rows }: ViewedDefinition): readonly string[] =>
  rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));

const read = (publicId: string, sessionSettings: object) =>
  at.service.getDashboard(withKey(), 1, publicId, { sessionSettings });

const write = (
  publicId: string,
  sessionSettings: object,
  versions: readonly string[],
  operations: readonly DashboardOperation[],
) => at.service.patchDashboard(withKey(), 1, publicId, versions, { operations, sessionSettings });

describe("H3, T47: two editors", () => {
  it("lose no tile and double none, in twenty interleavings", async () => {
    await minted(jane, omar);
    const turns = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    const interleaved = fc.asyncProperty(turns, async (order) => {
      const { publicId, version } = await made([{ id: "base", text: "a" }]);
      const editors = [jane, omar].map((user, who) => ({ user, who, version, next: 0 }));
      const both = order.flatMap((first) => (first ? [0, 1] : [1, 0]));
      let conflicts = 0;
      for (const who of both) {
        const editor = editors[who];
        if (editor === undefined || editor.next >= 6) continue;
        const tile = `${editor.who}-${editor.next}`;
        const operations: readonly DashboardOperation[] = [
          { op: "add", tile, value: { text: tile }, row: 0 },
        ];
        try {
          const saved = await write(publicId, editor.user, [editor.version], operations);
          editor.version = saved.version;
          editor.next += 1;
        } catch (failure) {
          expect(failure).toMatchObject({ code: "version_conflict" });
          conflicts += 1;
          editor.version = (await read(publicId, editor.user)).version;
        }
      }
      const wanted = editors.flatMap(({ who, next }) =>
        Array.from({ length: next }, (_, index) => `${who}-${index}`),
      );
      const { definition } = await read(publicId, jane);
      expect(idsIn(definition).toSorted()).toEqual(["base", ...wanted].toSorted());
      expect(conflicts).toBeGreaterThan(0);
      await at.service.deleteDashboard(withKey(), 1, publicId, { sessionSettings: jane });
    });
    await fc.assert(interleaved, { numRuns: 20 });
  });

  it("may each remove and change tiles that the other does not see", async () => {
    await minted(jane, omar);
    const table = { id: "t", table: true, sql: statement };
    const { publicId } = await made([table, { id: "n", text: "n" }]);
    await write(publicId, omar, ["*"], [{ op: "remove", tile: "t" }]);
    expect(idsIn((await read(publicId, jane)).definition)).toEqual(["n"]);
    const removing = write(publicId, jane, ["*"], [{ op: "remove", tile: "t" }]);
    expect(await codeOf(removing)).toBe("invalid_request");
  });
});

describe("H3: content of another release", () => {
  const ofLater = {
    later: { a: 1 },
    filters: [{ name: "f", of: "the future" }],
    rows: [
      {
        height: 90,
        tiles: [
          { id: "old", text: "Hi" },
          { id: "new", width: 4, hologram: true },
        ],
      },
      { tiles: "none" },
      null,
    ],
  };

  const stored = async () => {
    await minted(jane);
    const { publicId } = await made([{ id: "a", text: "a" }]);
    for (const record of at.tables.tenantDashboards.values()) {
      record.content = { ...record.content, definition: ofLater };
    }
    return publicId;
  };

  it("is shown as far as it is understood", async () => {
    const publicId = await stored();
    expect((await read(publicId, jane)).definition).toEqual({
      filters: [],
      rows: [
        {
          height: 90,
          tiles: [
            { id: "old", text: "Hi" },
            { id: "new", width: 4, unavailable: true },
          ],
        },
      ],
    });
    const query = at.service.queryTile(withKey(), 1, publicId, "new", { sessionSettings: jane });
    expect(await codeOf(query)).toBe("query_refused");
  });

  it("is not changed, so that nothing of it is lost", async () => {
    const publicId = await stored();
    const before = at.stored();
    const writing = write(publicId, jane, ["*"], [{ op: "set", field: "title", value: "A" }]);
    await expect(writing).rejects.toMatchObject({
      code: "invalid_request",
      detail: expect.stringContaining("newer release"),
    });
    expect(at.stored()).toEqual(before);
  });
});

describe("H3: how many", () => {
  it("200 for an embed tenant", async () => {
    await minted(jane, omar);
    for (let count = 0; count < 200; count++) await made([{ id: "a", text: "a" }]);
    expect(await codeOf(made([], { sessionSettings: omar }))).toBe("dashboard_limit");
    const { items } = await at.service.listDashboards(
      withKey(),
      1,
      { sessionSettings: omar },
      { first: 500 },
    );
    expect(items).toHaveLength(200);
  });
});
