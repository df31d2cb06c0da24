import { describe, expect, it } from "@jest/globals";
import { queryWorld } from "../../analytics/query/run-query.fixture.js";
import { codeOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";

const jane = { embedTenantName: "acme-corp", creatorMode: true, externalId: "jane" };
const tile = (sql: string) => ({ tiles: [{ table: true, sql }] });

describe("E2 H3: statements of tiles that a user writes", () => {
  it("are judged and not run, however many there are and however long each would take", async () => {
    const at = await queryWorld();
    await at.service.generateSession(withKey(), jane);
    const create = (rows: readonly object[]) =>
      at.service.createDashboard(withKey(), 1, {
        title: "Ours",
        definition: { rows },
        sessionSettings: jane,
      });
    const fine = tile("SELECT city, amount FROM sales");
    await create(Array.from({ length: 100 }, () => fine));
    const refused = create([fine, tile("SELECT * FROM other")]);
    expect(await codeOf(refused)).toBe("invalid_request");
    await expect(refused).rejects.toThrow("/definition/rows/1/tiles/0/sql");
    expect(at.queries).toEqual([]);
  });
});
