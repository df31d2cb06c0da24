import { describe, expect, test } from "@jest/globals";
import type { Environment } from "@embedded-analytics/domain";
import { readCommandLine } from "./command-line.js";

const read = (args: string, environment: Environment) => {
  let error = "";
  const answer = readCommandLine(
    args.split(" "),
    { say: () => undefined, printError: (text) => (error += text) },
    environment,
  );
  return { answer: typeof answer === "number" ? answer : answer.asked, error };
};

const underNpm = { npm_lifecycle_event: "provision", npm_config_yes: "" };

describe("J1: options that npm has kept for itself", () => {
  test("are told, and nothing is done without them", () => {
    const { answer, error } = read("provision apply a.yaml", {
      ...underNpm,
      npm_config_dry_run: "true",
    });
    expect(answer).toBe(2);
    expect(error).toBe(
      "error: --dry-run was read by npm, and it did not get here. " +
        "Write -- before the arguments: npm run provision -- …\n",
    );
  });

  test("are told where their values look like too many arguments", () => {
    const { answer, error } = read("explain acme 7 SELECT", {
      npm_lifecycle_event: "explain",
      npm_config_account: "true",
      npm_config_embed_tenant: "true",
    });
    expect(answer).toBe(2);
    expect(error).toContain("--account, --embed-tenant were read by npm, and they did not");
  });

  test("are none where the command got them, has no such option, or npm did not run it", () => {
    const dryRun = { npm_config_dry_run: "true" };
    const diff = { kind: "diff", file: "a.yaml" };
    const apply = { kind: "apply", file: "a.yaml" };
    expect(
      read("provision apply a.yaml --dry-run", { ...underNpm, ...dryRun }).answer,
    ).toMatchObject(diff);
    expect(read("provision diff a.yaml", { ...underNpm, ...dryRun }).answer).toMatchObject(diff);
    expect(read("provision apply a.yaml", dryRun).answer).toMatchObject(apply);
  });

  test("are none of those that npm has of its own", () => {
    const own = { npm_config_yes: "true", npm_config_json: "true" };
    expect(read("provision apply a.yaml", { ...underNpm, ...own }).error).toBe("");
  });
});
