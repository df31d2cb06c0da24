import { describe, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import { conformanceKeys as keys } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import { fresh, generatePath, newUser, type Subject } from "../subject.js";

interface Faults {
  readonly title: string;
  readonly key: string | undefined;
  /** Names another account where `foreignHost` is true. */
  readonly foreignHost?: boolean;
  readonly contentType?: string;
  readonly body: unknown;
  readonly wins: readonly [number, FailureCode];
}

const cutJson = "{";
const tooLong = "x".repeat(1024 * 1024 + 1);
const badShape = { externalId: 7, deploymentId: 99, creatorMode: true };
const twice = [
  { name: "no-such", value: 1 },
  { name: "no-such", value: 2 },
];

/** Each request has several faults; each row has one less than the row before it. */
const ladder: readonly Faults[] = [
  {
    title: "no key",
    key: undefined,
    foreignHost: true,
    body: cutJson,
    wins: [401, "unauthenticated"],
  },
  {
    title: "a bad key",
    key: `${keys.starter}x`,
    foreignHost: true,
    body: cutJson,
    wins: [401, "unauthenticated"],
  },
  {
    title: "a bad key and a long body",
    key: keys.acmeExpired,
    body: tooLong,
    wins: [401, "unauthenticated"],
  },
  {
    title: "another account's host",
    key: keys.starterPersonal,
    foreignHost: true,
    body: cutJson,
    wins: [404, "tenant_not_found"],
  },
  { title: "the plan", key: keys.starterPersonal, body: cutJson, wins: [403, "plan_required"] },
  {
    title: "the plan and a long body",
    key: keys.starter,
    body: tooLong,
    wins: [403, "plan_required"],
  },
  {
    title: "the key's kind",
    key: keys.acmePersonal,
    body: cutJson,
    wins: [403, "admin_key_required"],
  },
  {
    title: "the key's kind and a wrong type",
    key: keys.acmePersonal,
    contentType: "text/plain",
    body: {},
    wins: [403, "admin_key_required"],
  },
  {
    title: "the content type",
    key: keys.acmeLimited,
    contentType: "text/plain",
    body: tooLong,
    wins: [415, "unsupported_media_type"],
  },
  { title: "the length", key: keys.acmeLimited, body: tooLong, wins: [413, "body_too_large"] },
  { title: "the JSON", key: keys.acmeLimited, body: cutJson, wins: [400, "invalid_json"] },
  { title: "the shape", key: keys.acmeLimited, body: badShape, wins: [400, "invalid_request"] },
  {
    title: "the shape, before duplicates",
    key: keys.acme,
    body: { ...badShape, userAttributes: twice },
    wins: [400, "invalid_request"],
  },
  {
    title: "duplicates",
    key: keys.acmeLimited,
    body: newUser({ deploymentId: 99, userAttributes: twice }),
    wins: [400, "duplicate_name"],
  },
  {
    title: "the key's scope (also for what does not exist, A3)",
    key: keys.acmeLimited,
    body: newUser({ deploymentId: 99, branchName: "no-such", groups: ["no-such"] }),
    wins: [403, "deployment_out_of_scope"],
  },
  {
    title: "the key's scope over the default deployment (A3)",
    key: keys.acmeLimited,
    body: newUser({ groups: ["no-such"] }),
    wins: [403, "deployment_out_of_scope"],
  },
  {
    title: "the deployment",
    key: keys.plain,
    body: newUser({ deploymentId: 99, creatorMode: true, groups: ["no-such"] }),
    wins: [404, "deployment_not_found"],
  },
  {
    title: "creator mode",
    key: keys.plain,
    body: newUser({ deploymentId: 1, creatorMode: true, groups: ["no-such"] }),
    wins: [403, "creator_mode_disabled"],
  },
  {
    title: "an invalid default, before groups (rule 4)",
    key: keys.acme,
    body: newUser({
      creatorMode: true,
      embedTenantName: fresh("tenant"),
      userAttributeDefinitions: [{ name: "n", type: "number", defaultValue: "x" }],
      groups: ["no-such"],
    }),
    wins: [400, "invalid_default_value"],
  },
];

/** Of several faults, the one that comes first in B2 is answered; and nothing is ever written. */
export const order = (subject: Subject): void => {
  describe("B2 the order of refusals", () => {
    test.each(ladder)("$title", async ({ key, foreignHost, contentType, body, wins }) => {
      const send = () =>
        subject.call({
          method: "POST",
          path: generatePath,
          key,
          headers: {
            "Content-Type": contentType ?? "application/json",
            ...(foreignHost === true ? { Host: "globex.service.test" } : {}),
          },
          body: typeof body === "string" ? body : JSON.stringify(body),
        });
      const [status, code] = wins;
      await expectRefused(subject, send, { status, code });
    });

    test("a changed type comes before groups that are not there (rules 4, 5)", async () => {
      const embedTenantName = fresh("tenant");
      const define = (type: string, more: object = {}) =>
        newUser({
          creatorMode: true,
          embedTenantName,
          userAttributeDefinitions: [{ name: "region", type }],
          ...more,
        });
      await subject.mint(keys.acme, define("string"));
      const changed = define("number", { groups: ["no-such"] });
      await expectRefused(subject, () => subject.generate(keys.acme, changed), {
        status: 409,
        code: "cannot_change_type",
      });
    });
  });
};
