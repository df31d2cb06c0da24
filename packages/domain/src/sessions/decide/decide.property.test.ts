import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import fc from "fast-check";
import { attributeTypes, type AttributeValue } from "../../catalog/attribute-type.js";
import type { JsonObject } from "../../shared/json/json.js";
import { applyChanges } from "./apply-changes.fixture.js";
import {
  attribute,
  countingIds,
  digest,
  group,
  nowMs,
  request,
  snapshot,
  user,
  value,
} from "./cases.fixture.js";
import type { SessionChanges } from "./changes.js";
import { decide } from "./decide.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { Snapshot } from "./snapshot.js";

// A small world, so that what is asked for often meets what is stored.
const names = ["a", "b", "c"] as const;
const name = fc.constantFrom(...names);
const text = fc.option(fc.constantFrom("", "x", "y"), { nil: undefined });
const held: fc.Arbitrary<AttributeValue> = fc.constantFrom<AttributeValue>(
  "x",
  "y",
  1,
  2,
  ["x"],
  [1],
  [],
);
const context = fc.constantFrom<JsonObject | undefined>(undefined, {}, { a: 1 }, { a: 1, b: [2] });
const type = fc.constantFrom(...attributeTypes.slice(0, 2));

const stored: fc.Arbitrary<Snapshot> = fc
  .record({
    tenant: fc.boolean(),
    groups: fc.uniqueArray(name),
    descriptions: fc.array(text, { minLength: 3, maxLength: 3 }),
    attributes: fc.uniqueArray(fc.tuple(name, type, text), { selector: ([given]) => given }),
    person: fc.option(
      fc.record({
        email: text,
        securityContext: context,
        ephemeralUntilMs: fc.constantFrom(undefined, nowMs - 1, nowMs + 1),
        member: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        values: fc.boolean(),
      }),
      { nil: undefined },
    ),
  })
  .map(({ tenant, groups, descriptions, attributes, person }) => {
    const existing = groups.map((given, at) => group(10 + at, given, descriptions[at]));
    const defined = attributes.map(([given, kind, displayName], at) =>
      attribute(20 + at, given, kind, { displayName }),
    );
    return snapshot({
      embedTenant: tenant
        ? { id: 2, name: "acme-corp", displayName: undefined, madeWithin: "all" }
        : undefined,
      groups: tenant ? existing : [],
      attributes: tenant ? defined : [],
      externalUser:
        person && tenant
          ? user({
              email: person.email,
              securityContext: person.securityContext,
              ephemeralUntilMs: person.ephemeralUntilMs,
              groupIds: existing.filter((_, at) => person.member[at]).map(({ id }) => id),
              values: person.values
                ? defined.map(({ id, type: kind }) => value(id, kind === "number" ? 1 : "x"))
                : [],
            })
          : undefined,
    });
  });

const asked: fc.Arbitrary<GenerateSessionRequest> = fc
  .record({
    groups: fc.option(fc.array(name), { nil: undefined }),
    userAttributes: fc.uniqueArray(fc.record({ name, value: fc.option(held, { nil: null }) }), {
      selector: (given) => given.name,
      maxLength: 2,
    }),
    groupDefinitions: fc.uniqueArray(fc.record({ name, description: text }), {
      selector: (given) => given.name,
    }),
    userAttributeDefinitions: fc.uniqueArray(
      fc.record({
        name,
        type,
        displayName: text,
        defaultValue: fc.constantFrom(undefined, "1"),
        description: text,
      }),
      { selector: (given) => given.name },
    ),
    securityContext: context,
    email: text,
    displayName: text,
    isEphemeral: fc.boolean(),
    embedTenantDisplayName: text,
  })
  .map((fields) => request({ ...fields, creatorMode: true, embedTenantName: "acme-corp" }));

const answer = (on: Snapshot, to: GenerateSessionRequest) =>
  decide(on, to, 1, digest, countingIds());

/** Runs the law on requests that are granted, and makes sure that there were enough of them. */
const forGranted = (
  law: (on: Snapshot, to: GenerateSessionRequest, changes: SessionChanges) => void,
) => {
  let granted = 0;
  fc.assert(
    fc.property(stored, asked, (on, to) => {
      const result = answer(on, to);
      if (Result.isFailure(result)) return;
      granted += 1;
      law(on, to, result.success);
    }),
    { numRuns: 2000 },
  );
  expect(granted).toBeGreaterThan(200);
};

describe("decide, over any snapshot and any request", () => {
  it("B7: asked again after its changes were made, has nothing left to change", () => {
    forGranted((on, to, changes) => {
      const again = answer(applyChanges(on, changes), to);
      expect(again).toEqual(
        Result.succeed({
          ...changes,
          embedTenant: undefined,
          definitions: undefined,
          user: undefined,
          seat: undefined,
        }),
      );
    });
  });

  it("brings about what was asked for: these groups, these values, this context", () => {
    forGranted((on, to, changes) => {
      const after = applyChanges(on, changes);
      const person = after.externalUser;
      const nameOf = new Map(after.groups.map((existing) => [existing.id, existing.name]));
      if (to.groups !== undefined) {
        const present = (person?.groupIds ?? []).map((id) => nameOf.get(id)).toSorted();
        expect(present).toEqual([...new Set(to.groups)].toSorted());
      }
      for (const { name: wanted, value: given } of to.userAttributes) {
        const id = after.attributes.find((existing) => existing.name === wanted)?.id;
        const present = person?.values.find(({ attributeId }) => attributeId === id);
        expect(present?.value ?? null).toEqual(given);
      }
      if (to.securityContext !== undefined) {
        expect(person?.securityContext ?? {}).toEqual(to.securityContext);
      }
      expect(person?.ephemeralUntilMs === undefined || to.isEphemeral).toBe(true);
      expect(changes.session?.userId).toBe(person?.id);
      expect(changes.session?.embedTenantId).toBe(after.embedTenant?.id);
    });
  });

  it("A5, B4: leaves alone what was not named", () => {
    forGranted((on, to, changes) => {
      if (on.externalUser === undefined || changes.user?.kind === "create") return;
      const before = on.externalUser;
      const person = applyChanges(on, changes).externalUser;
      const named = new Set(to.userAttributes.map((given) => given.name));
      const kept = on.attributes
        .filter((existing) => !named.has(existing.name))
        .map(({ id }) => id);
      for (const id of kept) {
        const find = (one: typeof before | undefined) =>
          one?.values.find(({ attributeId }) => attributeId === id)?.value;
        expect(find(person)).toEqual(find(before));
      }
      if (to.groups === undefined) expect(person?.groupIds).toEqual(before.groupIds);
      if (to.securityContext === undefined) {
        expect(person?.securityContext).toEqual(before.securityContext);
      }
    });
  });

  it("A6: never makes a second definition of one name, nor changes a type", () => {
    forGranted((on, _to, changes) => {
      const after = applyChanges(on, changes);
      for (const list of [after.groups, after.attributes]) {
        expect(new Set(list.map((existing) => existing.name)).size).toBe(list.length);
      }
      for (const existing of on.attributes) {
        expect(after.attributes.find(({ id }) => id === existing.id)?.type).toBe(existing.type);
      }
    });
  });

  it("does not depend on the order in which anything was listed", () => {
    const turned = (to: GenerateSessionRequest): GenerateSessionRequest => ({
      ...to,
      groups: to.groups?.toReversed(),
      userAttributes: to.userAttributes.toReversed(),
      groupDefinitions: to.groupDefinitions.toReversed(),
      userAttributeDefinitions: to.userAttributeDefinitions.toReversed(),
    });
    /** The end state by names, since ids are given in the order of the request. */
    const endState = (on: Snapshot, changes: SessionChanges) => {
      const after = applyChanges(on, changes);
      const named = new Map(
        [...after.groups, ...after.attributes].map((existing) => [existing.id, existing.name]),
      );
      const person = after.externalUser;
      return {
        groups: after.groups.map((existing) => [existing.name, existing.description]).toSorted(),
        attributes: after.attributes
          .map((existing) => JSON.stringify({ ...existing, id: 0 }))
          .toSorted(),
        member: person?.groupIds.map((id) => named.get(id)).toSorted(),
        values: person?.values
          .map((one) => JSON.stringify([named.get(one.attributeId), one.value]))
          .toSorted(),
        context: person?.securityContext,
      };
    };
    forGranted((on, to, changes) => {
      const other = answer(on, turned(to));
      if (Result.isFailure(other)) throw other.failure;
      expect(endState(on, other.success)).toEqual(endState(on, changes));
    });
  });

  it("is pure: the same question has the same answer, and the question is as it was", () => {
    fc.assert(
      fc.property(stored, asked, (on, to) => {
        const before = JSON.stringify([on, to]);
        expect(answer(on, to)).toEqual(answer(on, to));
        expect(JSON.stringify([on, to])).toBe(before);
      }),
    );
  });
});
