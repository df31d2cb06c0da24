import { describe, expect, test } from "@jest/globals";
import { readConfiguration } from "./read-configuration.js";

const whole = {
  PUBLIC_URL: "https://analytics.example.com",
  OIDC_ISSUER: "https://login.example.com/realms/staff",
  OIDC_CLIENT_ID: "analytics",
  OIDC_CLIENT_SECRET: "a secret",
  OIDC_ADMIN_CLAIM: "groups",
  OIDC_ADMIN_ACCOUNTS: "staff=acme, owners=acme,owners=globex,a=b=acme",
};

const read = (environment: Readonly<Record<string, string>>) =>
  readConfiguration(environment, "/somewhere");

const problemsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const outcome = read(environment);
  return "problems" in outcome ? outcome.problems : [];
};

describe("J1: the identity provider of administrators", () => {
  test("is off by default, and otherwise says which values administer which accounts", () => {
    expect(read({})).toMatchObject({ configuration: { oidc: undefined } });
    expect(read(whole)).toMatchObject({
      configuration: {
        oidc: {
          issuer: whole.OIDC_ISSUER,
          clientId: "analytics",
          clientSecret: "a secret",
          claim: "groups",
          accounts: new Map([
            ["staff", ["acme"]],
            ["owners", ["acme", "globex"]],
            ["a=b", ["acme"]],
          ]),
        },
      },
    });
  });

  test.each(Object.keys(whole))("without %s there is none, and the start says so", (name) => {
    const problems = problemsOf({ ...whole, [name]: "" });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is needed`))]);
  });

  test.each([
    ["OIDC_ISSUER", "http://login.example.com"],
    ["OIDC_ISSUER", "login"],
    ["OIDC_ADMIN_ACCOUNTS", "staff"],
    ["OIDC_ADMIN_ACCOUNTS", "staff=acme,=globex"],
    ["OIDC_ADMIN_ACCOUNTS", "staff="],
  ])("%s=%s is refused", (name, value) => {
    const [first] = problemsOf({ ...whole, [name]: value });
    expect(first).toMatch(new RegExp(`^${name} must be`));
  });

  test("no secret of it stands in what the start says", () => {
    const problems = problemsOf({ OIDC_CLIENT_SECRET: whole.OIDC_CLIENT_SECRET });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).not.toContain(whole.OIDC_CLIENT_SECRET);
  });
});
