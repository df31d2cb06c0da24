import { expect, it } from "@jest/globals";
import { environmentNameProblem } from "./environment-name.js";

it.each([
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "REDIS_URL",
  "SECRET_KEY",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "secret_key",
])("J1: %s is the service's own, and no declaration may have it read", (name) => {
  expect(environmentNameProblem(name)).toBe(
    "must not name a variable that holds a secret of the service itself",
  );
});

it.each(["BOOTSTRAP_API_KEY", "ANTHROPIC_API_KEY", "MY_SECRET_KEY", "_a1"])("J1: %s is", (name) => {
  expect(environmentNameProblem(name)).toBeUndefined();
});

it.each(["", "1A", "A-B", "A B", "A".concat("\n")])("C5: %j is no name of a variable", (name) => {
  expect(environmentNameProblem(name)).toBe("must be the name of an environment variable");
});
