import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { attributeTypes } from "../catalog/attribute-type.js";
import { failureCodes } from "../shared/failure/failure-code.js";
import { Failure } from "../shared/failure/failure.js";
import { keys, world, type World } from "../world.fixture.js";

// Names of which some exist, some in another scope, some nowhere, and some cannot be names.
const groupName = fc.constantFrom("analysts", "managers", "buyers", "sellers", "nobody", " x", "");
const attributeName = fc.constantFrom("city", "floor", "region", "nothing", "\u0000");
const value = fc.constantFrom<unknown>("x", 1, ["x"], [1], [], null, true, {});
const tenant = fc.constantFrom("acme-corp", "globex", "demo", "other", "Acme", "x");

/** Mostly left out, so that many bodies have no fault, and many just one. */
const optional = <Value>(of: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: of, weight: 1 });

const body = fc.record({
  deploymentId: optional(fc.constantFrom(1, 2, 3, "1", 0)),
  externalId: fc.constantFrom("u", "u", "u", "v", "v", "w", "U", undefined),
  internalId: optional(fc.constantFrom(undefined, "ada@demo.test", "nobody")),
  email: optional(fc.constantFrom("a@b.test", "nonsense")),
  embedTenantName: optional(tenant),
  creatorMode: optional(fc.boolean()),
  groups: optional(fc.array(groupName, { maxLength: 3 })),
  userAttributes: optional(
    fc.array(fc.record({ name: attributeName, value }, { requiredKeys: ["name"] }), {
      maxLength: 2,
    }),
  ),
  groupDefinitions: optional(fc.array(fc.record({ name: groupName }), { maxLength: 2 })),
  userAttributeDefinitions: optional(
    fc.array(
      fc.record({
        name: attributeName,
        type: fc.constantFrom(...attributeTypes, "date"),
        defaultValue: fc.constantFrom(undefined, "1", "many"),
      }),
      { maxLength: 2 },
    ),
  ),
  securityContext: optional(fc.constantFrom<unknown>({}, { a: 1 }, [], null)),
  branchName: optional(fc.constantFrom("dev", "nowhere")),
  isEphemeral: optional(fc.boolean()),
});
const apiKey = fc.oneof(
  { arbitrary: fc.constant(keys.admin), weight: 4 },
  { arbitrary: fc.constantFrom(...Object.values(keys)), weight: 1 },
);
const calls = fc.array(fc.record({ apiKey, body }), { minLength: 1, maxLength: 5 });

/** Makes the calls one after the other; tells of each how it ended and what it changed. */
const play = async (at: World, made: readonly { apiKey: string; body: object }[]) => {
  const seen: { code: string; before: string; after: string }[] = [];
  for (const call of made) {
    const before = JSON.stringify(at.stored());
    const code = await at.service.generateSession({ apiKey: call.apiKey }, call.body).then(
      () => "granted",
      (cause: unknown) => {
        if (cause instanceof Failure) return cause.code;
        throw cause;
      },
    );
    seen.push({ code, before, after: JSON.stringify(at.stored()) });
  }
  return seen;
};

describe("B2: all writes of a request are atomic", () => {
  it("whatever is asked, in whatever order: a refusal writes nothing at all", async () => {
    const codes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(calls, async (made) => {
        for (const { code, before, after } of await play(await world(), made)) {
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (code === "granted") expect(after).not.toBe(before);
          else {
            expect(failureCodes).toContain(code);
            expect(after).toBe(before);
          }
        }
      }),
      { numRuns: 300 },
    );
    // Else the property would have looked at too little.
    expect(codes.get("granted")).toBeGreaterThan(100);
    expect(codes.size).toBeGreaterThan(6);
  });

  it("B7: what was granted once is granted again, and then only the session is written", async () => {
    let granted = 0;
    await fc.assert(
      fc.asyncProperty(apiKey, body, async (key, asked) => {
        const at = await world();
        const [first] = await play(at, [{ apiKey: key, body: asked }]);
        if (first?.code !== "granted") return;
        granted += 1;
        const { sessions: _before, ...before } = JSON.parse(first.after) as Record<string, unknown>;
        await at.service.generateSession({ apiKey: key }, asked);
        const { sessions, ...after } = at.stored() as Record<string, unknown>;
        expect(after).toEqual(before);
        expect(sessions).toHaveLength(2);
      }),
      { numRuns: 500 },
    );
    expect(granted).toBeGreaterThan(20);
  });
});
