import { beforeEach, expect, it } from "@jest/globals";
import type { ExplainedUser } from "../../analytics/access/explained-access.js";
import { queryWorld, type QueryWorld } from "../../analytics/query/run-query.fixture.js";
import { failureOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const about = (userName: string, embedTenantName?: string): ExplainedUser => ({
  ...{ accountName: "demo", deploymentId: 1, userName, embedTenantName },
  ...{ creatorMode: false, branchName: undefined },
});

it("H1: a user who is not there is said to be unknown, with the nearest name", async () => {
  await at.service.generateSession(withKey(), { externalId: "jane" });
  const ofAcme = { externalId: "johanna", embedTenantName: "acme-corp" };
  await at.service.generateSession(withKey(), ofAcme);
  await at.service.requireUser(about("jane"));
  await at.service.requireUser(about("johanna", "acme-corp"));
  const failure = await failureOf(at.service.requireUser(about("jnae")));
  expect([failure.code, failure.detail]).toEqual([
    "user_not_found",
    "There is no user jnae in the embed tenant demo; did you mean jane?",
  ]);
  const elsewhere = await failureOf(at.service.requireUser(about("jane", "acme-corp")));
  expect(elsewhere.detail).toMatch(
    /^There is no user jane in the embed tenant acme-corp; there is /,
  );
  expect(elsewhere.detail).toContain("johanna");
});
