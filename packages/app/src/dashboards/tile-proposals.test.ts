import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  analyst,
  proposalWorld,
  rows,
  until,
  viewer,
  whereItGoes,
  whereItHides,
  type Answer,
  type ProposalWorld,
  type User,
} from "./proposal-world.fixture.js";

let at: ProposalWorld;
beforeAll(async () => {
  at = await proposalWorld();
}, 60_000);
afterAll(() => at.close());

/** A shared dashboard of these tiles, and what is done with it. */
const make = async (
  deploymentId: number,
  user: User,
  tiles: readonly object[],
  filters: readonly object[] = [],
) => {
  const list = `${deploymentId}/dashboards`;
  const rowsOfTiles = tiles.map((tile) => ({ tiles: [tile] }));
  const made = await at.call(user, "POST", list, {
    ...{ title: "Ours", visibility: "tenant", definition: { filters, rows: rowsOfTiles } },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const path = `${list}/${String(made.body["publicId"])}`;
  return {
    read: (reader: User) => at.call(reader, "GET", path),
    propose: (reader: User, tile: string, offer: string) =>
      at.call(reader, "POST", `${path}/tiles/${tile}/proposal`, { offer }),
    patch: (ifMatch: string, operations: readonly object[]) =>
      at.call(viewer, "PATCH", path, { operations }, ifMatch),
    rows: async (reader: User, tile: string, values: object = {}) => {
      const { lines } = await at.call(reader, "POST", `${path}/tiles/${tile}/query`, {
        filters: values,
      });
      return lines.flatMap(({ data = [] }) => data);
    },
  };
};

/** The first tile, as its reader sees it. */
const tileIn = ({ body }: Answer): unknown => body.definition.rows[0]?.tiles[0];

const margins = {
  id: "margins",
  title: "Margin by product",
  chart: "bar",
  query: { measures: ["sales.margin"], dimensions: ["sales.product"] },
};
const pinned = {
  id: "pinned",
  title: "Revenue by product",
  table: true,
  sql: "SELECT product AS what, MEASURE(revenue) AS total FROM sales WHERE city = 'Berlin' GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
};

describe("H3: a tile whose member is not there is repaired", () => {
  it("H1 E9: alike where the member is hidden and where it is gone, and never by it", async () => {
    const both = [];
    for (const deployment of [whereItHides, whereItGoes]) {
      const made = await make(deployment, analyst, [margins]);
      if (deployment === whereItGoes) await at.writeModel("margins");
      if (deployment === whereItGoes) {
        await until(
          () => made.read(analyst),
          (answer) => "unavailable" in (tileIn(answer) as object),
        );
      }
      const { definition, offers } = (await made.read(viewer)).body;
      const proposal = await made.propose(viewer, "margins", "repair");
      both.push({ definition, offers, proposal: proposal.body });
    }
    const [hidden, vanished] = both;
    expect(hidden).toEqual(vanished);
    expect(hidden?.definition.rows[0]?.tiles).toEqual([{ id: "margins", unavailable: true }]);
    expect(hidden?.offers).toEqual([{ tile: "margins", offer: "repair" }]);
    expect(hidden?.proposal).toMatchObject({
      value: { id: "margins", chart: "bar", query: { measures: ["sales.margins"] } },
      replaced: [{ member: "sales.margins", title: "Margins" }],
      totalRows: 5,
    });
    expect(hidden?.proposal["before"]).toContain("MEASURE(…) AS …");
    expect(JSON.stringify(hidden)).not.toMatch(/margin"|Margin by/);
    // The viewer's own rows, and no others.
    const total = hidden!.proposal.rows.reduce((sum, [, figure]) => sum + Number(figure), 0);
    const berlin = rows.filter((row) => row.includes("Berlin"));
    const wanted = berlin.reduce((sum, row) => sum + Number(row.split(",").at(-1)) * 0.1, 0);
    expect(total).toBeCloseTo(wanted, 6);
    await at.writeModel("margin", "margins");
  });

  it("by an operation like others, which is taken back without its editor reading what it was", async () => {
    const made = await make(whereItHides, analyst, [margins]);
    const { etag } = await made.read(viewer);
    const { value } = (await made.propose(viewer, "margins", "repair")).body;
    const operations = [{ op: "repair", tile: "margins", value }];
    expect((await made.patch('"7"', operations)).body["code"]).toBe("version_conflict");
    const after = await made.patch(etag, operations);
    expect(tileIn(after)).toEqual(value);
    expect(JSON.stringify(after.body)).not.toMatch(/margin"|Margin by/);
    expect(after.body["offers"]).toEqual([]);
    expect(await made.rows(viewer, "margins")).toHaveLength(5);
    // What is written in it meanwhile does not lose what it was.
    const titled = await made.patch(after.etag, [
      { op: "replace", tile: "margins", value: { ...value, title: "Mine" } },
      { op: "move", tile: "margins", row: 0 },
    ]);
    const back = await made.patch(titled.etag, [{ op: "restore", tile: "margins" }]);
    expect(tileIn(back)).toEqual({ id: "margins", unavailable: true });
    expect(back.body["offers"]).toEqual([{ tile: "margins", offer: "repair" }]);
    expect(tileIn(await made.read(analyst))).toEqual(margins);
    const none = await made.patch(back.etag, [{ op: "restore", tile: "margins" }]);
    expect(none.body).toMatchObject({
      code: "invalid_request",
      errors: [{ pointer: "/operations/0" }],
    });
  });

  it("H1: and what it was is not told by what is said of a change that puts it back at once", async () => {
    const made = await make(whereItHides, analyst, [margins]);
    for (const op of ["repair", "replace"]) {
      const { etag } = await made.read(viewer);
      const first = { op: "repair", tile: "margins", value: { text: "first" } };
      const write = { op, tile: "margins", value: { text: "mine" } };
      const back = { op: "restore", tile: "margins" };
      const answer = await made.patch(etag, [
        first,
        write,
        ...(op === "repair" ? [back] : []),
        back,
      ]);
      expect([answer.status, tileIn(answer)]).toEqual([200, { id: "margins", unavailable: true }]);
      expect(JSON.stringify(answer.body)).not.toMatch(/margin"|Margin by/);
    }
    // What an editor writes is judged, also where it is put away again.
    const { etag } = await made.read(viewer);
    const wrong = { op: "repair", tile: "margins", value: { table: true, sql: "SELECT nothing" } };
    const right = { op: "repair", tile: "margins", value: { text: "mine" } };
    const answer = await made.patch(etag, [wrong, right, { op: "restore", tile: "margins" }]);
    expect(answer.body).toMatchObject({ errors: [{ pointer: "/operations/0/value/sql" }] });
  });

  it("H1: a filter that its editor does not see is not replaced by one of its name", async () => {
    const filter = { name: "kept", member: "sales.shelf" };
    const made = await make(whereItHides, analyst, [margins], [filter]);
    const { etag, body } = await made.read(viewer);
    expect(body.definition).toMatchObject({ filters: [] });
    const mine = { name: "kept", member: "sales.product" };
    const set = await made.patch(etag, [{ op: "set", field: "filters", value: [mine] }]);
    expect(set.body).toMatchObject({ definition: { filters: [mine] } });
    const hidden = { ...filter, name: "kept_2" };
    expect((await made.read(analyst)).body.definition).toMatchObject({ filters: [mine, hidden] });
  });

  it("H1 E2: and so is a statement, as a query of the nearest members", async () => {
    const sql = "SELECT product, MEASURE(margin) AS margin FROM sales GROUP BY 1 ORDER BY 1";
    const both = [];
    for (const deployment of [whereItHides, whereItGoes]) {
      const found = await until(
        () => make(deployment, analyst, [{ ...pinned, sql }]).catch(() => undefined),
        (each) => each !== undefined,
      );
      const made = found!;
      if (deployment === whereItGoes) await at.writeModel("margins");
      const seen = await until(
        () => made.read(viewer),
        ({ body }) => body["offers"]?.[0]?.offer === "repair",
      );
      const { body: proposal } = await made.propose(viewer, "pinned", "repair");
      const { value } = proposal;
      const after = await made.patch(seen.etag, [{ op: "repair", tile: "pinned", value }]);
      const shown = await made.rows(viewer, "pinned");
      both.push({ tile: tileIn(seen), proposal, after: tileIn(after), shown });
    }
    const [hidden, vanished] = both;
    expect(hidden).toEqual(vanished);
    expect(hidden?.tile).toEqual({ id: "pinned", unavailable: true });
    expect(hidden?.proposal).toMatchObject({
      value: {
        id: "pinned",
        table: true,
        query: { measures: ["sales.margins"], dimensions: ["sales.product"] },
      },
      replaced: [{ member: "sales.margins", title: "Margins" }],
      totalRows: 5,
    });
    expect(JSON.stringify(hidden)).not.toMatch(/margin"|margin\)|Revenue by/);
    expect(hidden?.after).toEqual(hidden?.proposal.value);
    expect(hidden?.shown).toEqual(hidden?.proposal.rows);
    await at.writeModel("margin", "margins");
  });
});

describe("H3: a pinned statement becomes a query", () => {
  it("with the same rows, which filters reach afterwards", async () => {
    const filters = [{ name: "product", member: "sales.product", multiple: true }];
    const made = await make(whereItHides, viewer, [pinned], filters);
    const { body, etag } = await made.read(viewer);
    expect(body["offers"]).toEqual([{ tile: "pinned", offer: "filterable" }]);
    const before = await made.rows(viewer, "pinned", { product: ["p1"] });
    expect(before).toHaveLength(5);
    const { body: proposal } = await made.propose(viewer, "pinned", "filterable");
    expect(proposal).toMatchObject({ before: pinned.sql, replaced: [], totalRows: 5 });
    expect(proposal["rows"]).toEqual(before);
    const { value } = proposal;
    await made.patch(etag, [{ op: "replace", tile: "pinned", value }]);
    expect(await made.rows(viewer, "pinned")).toEqual(before);
    expect(await made.rows(viewer, "pinned", { product: ["p1"] })).toEqual(
      before.filter(([product]) => product === "p1"),
    );
  });

  it("E1: compared under the rights of whoever asks", async () => {
    const sql = "SELECT id, city, MEASURE(revenue) AS r FROM sales GROUP BY ALL";
    const made = await make(whereItHides, viewer, [{ ...pinned, sql }]);
    const own = await made.propose(viewer, "pinned", "filterable");
    expect(own.body["totalRows"]).toBe(300);
    const whole = await made.propose(analyst, "pinned", "filterable");
    expect(whole.body["totalRows"]).toBe(600);
    expect(whole.body["rows"]).toHaveLength(20);
  });

  it("also with more rows than are kept to be compared, as which it is offered", async () => {
    const sql = "SELECT id, product, city, MEASURE(revenue) AS r FROM many GROUP BY ALL";
    const made = await make(whereItHides, viewer, [{ ...pinned, sql }]);
    expect((await made.read(viewer)).body["offers"]).toHaveLength(1);
    const { status, body } = await made.propose(viewer, "pinned", "filterable");
    expect([status, body["totalRows"], body.rows.length]).toEqual([200, 3000, 20]);
  });

  it("A1 B1: and nobody else is offered anything", async () => {
    const made = await make(whereItHides, viewer, [pinned, { id: "text", text: "Hello" }]);
    const reader = { ...viewer, creatorMode: false };
    expect((await made.read(reader)).body).not.toHaveProperty("offers");
    const refused = await made.propose(reader, "pinned", "filterable");
    expect([refused.status, refused.body["code"]]).toEqual([403, "creator_mode_required"]);
    const stranger = { ...viewer, embedTenantName: "other" };
    expect((await made.propose(stranger, "pinned", "filterable")).status).toBe(400);
    for (const [tile, offer, status] of [
      ["pinned", "repair", 400],
      ["pinned", "guess", 400],
      ["text", "filterable", 400],
      ["nothing", "repair", 404],
    ] as const) {
      expect((await made.propose(viewer, tile, offer)).status).toBe(status);
    }
  });
});
