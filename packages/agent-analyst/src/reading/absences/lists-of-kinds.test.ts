import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube artists | Artists
  dimension string artist | Artist | |
  dimension string artist_kind | Kind of artist | |
  dimension string town | Town | |
  dimension time joined_on | Joined | |
  measure count artist_count | Artists | |
cube works | Works
  dimension string ref | Work number | |
  dimension string genre | Genre | |
  dimension string artist_name | Artist | |
  dimension string kind_of_artist | Kind of artist | |
  dimension time shown_on | Shown | |
  dimension time sold_on | Sold | |
  measure count work_count | Works | exhibits |
view looks | Looks
  dimension string work | Work number | | works.ref
  dimension string genre | Genre | | works.genre
  dimension time looked_on | Looked at | | looks.looked_on
  dimension string room | Room | | looks.room
  measure count look_count | Looks | | looks.look_count
view takings | Takings
  dimension string bill_no | Bill number | | bills.bill_no
  dimension string artist | Artist | | artists.artist
  dimension string artist_kind | Kind of artist | | artists.artist_kind
  dimension string town | Town | | artists.town
  dimension time billed_on | Billed | | bills.billed_on
  measure count bill_count | Bills | | bills.bill_count
  measure sum takings | Takings | sales | bills.takings
`);
const kinds = "P painter, S sculptor, W weaver";
const times: Readonly<Record<string, string>> = {
  artists: "joined_on",
  works: "shown_on",
  looks: "looked_on",
  takings: "billed_on",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: times[cube.name] ?? "",
    members: cube.members.map((member) =>
      member.title === "Kind of artist" ? { ...member, description: kinds } : member,
    ),
  })),
};
const script = {
  model,
  values: [
    ["artist_kind", "P"],
    ["artist_kind", "S"],
    ["kind_of_artist", "P"],
    ["kind_of_artist", "S"],
    ["genre", "Portraits"],
    ["town", "Leeds"],
  ],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: those that another list never names, by a name of theirs alone", () => {
  it.each([
    "how many artists have never shown anything",
    "artists without a work",
    "how many artists have no works",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toMatch(
      /FROM artists WHERE artist NOT IN \(SELECT artist_name FROM works/,
    );
  });

  it("in a time, and of those of another one", async () => {
    const sql = await sqlOf("how many of the artists who joined in 2025 have never shown anything");
    expect(sql).toContain("joined_on >= DATE '2025-01-01'");
    expect(sql).toContain("artist NOT IN (SELECT artist_name FROM works");
  });

  it.each(["works w/o a single look", "works without looks", "works nobody has looked at"])(
    "%s: by their number",
    async (question) => {
      expect(await sqlOf(question)).toContain("ref NOT IN (SELECT work FROM looks");
    },
  );
});

describe("D14: those of a kind who never did something", () => {
  it.each([
    ["which painters have not sold anything since July?", "billed_on >= DATE '2026-07-01'"],
    ["painters without a sale this year", "billed_on >= DATE '2026-01-01'"],
    ["how many painters in Leeds have never sold anything", "town = 'Leeds'"],
    ["painters without sales", "artist NOT IN (SELECT artist FROM takings"],
    ["how many painters have no works", "artist NOT IN (SELECT artist_name FROM works"],
    ["painters who have not shown anything since June", "shown_on >= DATE '2026-06-01'"],
  ])("%s", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("FROM artists WHERE");
    expect(sql).toContain("artist_kind = 'P'");
    expect(sql).toContain(condition);
  });

  it("are rows of the list whose kind it is", async () => {
    const sql = await sqlOf("portraits without looks");
    expect(sql).toContain("FROM works WHERE genre = 'Portraits'");
    expect(sql).toContain("ref NOT IN (SELECT work FROM looks");
  });
});

describe("D14: what was done is no other thing that is done with them", () => {
  it.each(["works that were never sold", "portraits that never sold"])("%s", async (question) => {
    expect(await sqlOf(question)).not.toContain("looks");
  });
});

describe("D14: the number of rows is never empty", () => {
  it("and is asked back", async () => {
    const { queries } = await ask("rooms without a bill", script);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join()).not.toContain("bill_no IS NULL");
  });
});
