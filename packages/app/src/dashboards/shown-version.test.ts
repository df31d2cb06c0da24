import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  analyst,
  proposalWorld,
  viewer,
  whereItHides,
  type ProposalWorld,
  type User,
} from "./proposal-world.fixture.js";

let at: ProposalWorld;
beforeAll(async () => {
  at = await proposalWorld();
}, 60_000);
afterAll(() => at.close());

const list = `${whereItHides}/dashboards`;
const seen = { name: "product", member: "sales.product" };
/** Over a member that the viewer does not see. */
const hidden = (value: string) => ({ name: "shelf", member: "sales.shelf", default: value });
const withheld = (value: string) => ({
  id: "withheld",
  table: true,
  sql: `SELECT id FROM sales WHERE shelf = '${value}'`,
});

/** A dashboard of the analyst that the viewer reads, too. */
const shared = async () => {
  const shown = { id: "shown", table: true, sql: "SELECT id FROM sales WHERE {filters}" };
  const { status, body } = await at.call(analyst, "POST", list, {
    title: "Shared",
    visibility: "tenant",
    definition: {
      filters: [seen, hidden("p1")],
      rows: [{ tiles: [shown] }, { tiles: [withheld("p1")] }],
    },
  });
  expect([status, body["errors"]]).toEqual([201, undefined]);
  const path = `${list}/${String(body["publicId"])}`;
  const patch = (user: User, ifMatch: string, ...operations: readonly object[]) =>
    at.call(user, "PATCH", path, { operations }, ifMatch);
  const read = async (user: User) => {
    const { etag, body: opened } = await at.call(user, "GET", path);
    const { lines } = await at.call(user, "POST", `${path}/tiles/shown/query`, {});
    const [tile] = lines.flatMap((line) => ("tile" in line ? [line["tile"] as object] : []));
    return { etag, opened, time: opened["updatedAt"], tile };
  };
  return { patch, read };
};
const setting = (...value: readonly object[]) => ({ op: "set", field: "filters", value });

describe("E2 H3: the version of a dashboard is that of what its viewer is shown", () => {
  it("so that a hidden default moves nothing, and a filter that is shown the version alone", async () => {
    const { patch, read } = await shared();
    const [before, beforeToAnalyst] = [await read(viewer), await read(analyst)];
    expect(before.tile).toMatchObject({ version: before.etag.replaceAll('"', "") });
    expect((await patch(analyst, "*", setting(seen, hidden("p2")))).status).toBe(200);
    expect(await read(viewer)).toEqual(before);
    const toAnalyst = await read(analyst);
    expect(toAnalyst.etag).not.toBe(beforeToAnalyst.etag);
    expect(toAnalyst.tile).toMatchObject({ version: toAnalyst.etag.replaceAll('"', "") });
    expect(toAnalyst.time).toBe(before.time);
    await patch(analyst, "*", setting({ ...seen, default: "p1" }, hidden("p2")));
    const after = await read(viewer);
    expect(after.etag).not.toBe(before.etag);
    expect(after.time).toBe(before.time);
  });

  it("and a tile that is withheld moves the time at which somebody wrote, and no more", async () => {
    const { patch, read } = await shared();
    const before = await read(viewer);
    expect(JSON.stringify(before.opened)).toContain('"id":"withheld","unavailable":true');
    const value = withheld("p2");
    const operation = { op: "replace", tile: "withheld", value };
    expect((await patch(analyst, "*", operation)).status).toBe(200);
    const { etag, tile, time } = await read(viewer);
    expect([etag, tile]).toEqual([before.etag, before.tile]);
    expect(time).not.toBe(before.time);
  });

  it("nor is an editor refused for what somebody changes out of sight at the same moment", async () => {
    const { patch, read } = await shared();
    const { etag } = await read(viewer);
    const add = { op: "add", tile: "note", value: { text: "a" } };
    const answers = await Promise.all([
      ...["p2", "p3", "p4"].map((value) => patch(analyst, "*", setting(seen, hidden(value)))),
      patch(viewer, etag, add),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const late = await patch(viewer, etag, { op: "remove", tile: "note" });
    expect([late.status, late.body["code"]]).toEqual([412, "version_conflict"]);
  });
});
