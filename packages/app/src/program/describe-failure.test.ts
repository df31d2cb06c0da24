import { describe, expect, test } from "@jest/globals";
import { MigrationsHeld } from "@embedded-analytics/adapters-prisma";
import { Failure, StoreUnavailable } from "@embedded-analytics/domain";
import { describeFailure } from "./describe-failure.js";

const thrown = (fields: object, message = "canary"): Error =>
  Object.assign(new Error(message), fields);

describe("what a person reads when a command has failed", () => {
  test.each([
    ["a refused password", thrown({ code: "28P01" }), "refuses its user or password (28P01)."],
    ["a refused user", thrown({ code: "28000" }), "refuses its user or password (28000)."],
    ["T4: a role that owns no table", thrown({ code: "42501" }), "set MIGRATION_DATABASE_URL to"],
    ["no database", thrown({ code: "3D000" }), "has no database of that name (3D000)."],
    ["no server", thrown({ code: "ECONNREFUSED" }), "cannot be reached or does not answer now"],
    ["a server that resets", thrown({ code: "ECONNRESET" }), "(ECONNRESET)."],
    ["a server that starts", thrown({ code: "57P03", severity: "FATAL" }), "(57P03)."],
    ["no answer", thrown({}, "Query read timeout"), "(Query read timeout)."],
    ["a rival", new MigrationsHeld(60_000), "has been migrating the database for 60 seconds."],
  ])("%s is a sentence, without a stack or a password", (_name, cause, sentence) => {
    expect(describeFailure(cause)).toContain(sentence);
    expect(describeFailure(cause)).not.toMatch(/canary|\n.*\n/);
  });

  test("an outage in mid-work is described by its cause", () => {
    const outage = new StoreUnavailable(undefined, { cause: thrown({ code: "ECONNRESET" }) });
    const cause = Object.assign(new Failure("store_unavailable", "Try again."), { cause: outage });
    expect(describeFailure(cause)).toBe(
      "The database cannot be reached or does not answer now (ECONNRESET).\n",
    );
  });

  test("a file that is missing is none of the database's: that is a defect, with its stack", () => {
    const cause = thrown({ code: "ENOENT", syscall: "open" });
    expect(describeFailure(cause)).toContain("describe-failure.test");
  });

  test("a command's own errors are sentences where it says so", () => {
    class NoDisk extends Error {}
    const cause = new NoDisk("There is no disk.");
    expect(describeFailure(cause, [NoDisk])).toBe("There is no disk.\n");
    expect(describeFailure(cause)).toContain("describe-failure.test");
  });
});
