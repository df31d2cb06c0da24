import fc from "fast-check";
import type { AttributeType, AttributeValue, JsonObject } from "@embedded-analytics/domain";
import { branchName, internalUsername } from "./accounts.js";

/** A generate-session body, with the fields that the oracle covers. */
export interface Body {
  readonly externalId?: string;
  readonly internalId?: string;
  readonly embedTenantName?: string;
  readonly embedTenantProfile?: { readonly displayName: string };
  readonly deploymentId?: number;
  readonly creatorMode?: boolean;
  readonly branchName?: string;
  readonly settings?: JsonObject;
  readonly email?: string;
  readonly userProfile?: { readonly displayName: string };
  readonly isEphemeral?: boolean;
  readonly securityContext?: JsonObject;
  readonly groups?: readonly string[];
  readonly userAttributes?: readonly {
    readonly name: string;
    readonly value: AttributeValue | null;
  }[];
  readonly groupDefinitions?: readonly { readonly name: string; readonly description?: string }[];
  readonly userAttributeDefinitions?: readonly AttributeDefinitionInput[];
}

export interface AttributeDefinitionInput {
  readonly name: string;
  readonly type: AttributeType;
  readonly displayName?: string;
  readonly defaultValue?: string;
  readonly description?: string;
}

/** Which types each default value can be read as (B3). */
export const defaultValues: Readonly<Record<string, readonly AttributeType[]>> = {
  z: ["string"],
  "1": ["string", "number"],
  '["q"]': ["string", "string_array"],
  "[1]": ["string", "number_array"],
  "[]": ["string", "string_array", "number_array"],
};

/** The values that users get, with the types that they are of. */
export const values: readonly (readonly [AttributeValue, readonly AttributeType[]])[] = [
  ["s", ["string"]],
  ["", ["string"]],
  [7, ["number"]],
  [-0.5, ["number"]],
  [["s", "t"], ["string_array"]],
  [[7], ["number_array"]],
  [[], ["string_array", "number_array"]],
];

const types: readonly AttributeType[] = ["string", "number", "string_array", "number_array"];

/** The first mostly, one of the others now and then: two requests in three shall be in order. */
const mostly = <Value>(first: Value, ...others: Value[]): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 5 * others.length, arbitrary: fc.constant(first) },
    { weight: others.length, arbitrary: fc.constantFrom(first, ...others) },
  );

const text = fc.constantFrom("one", "two");
const groupName = mostly("a", "b", "c");
const few = { maxLength: 2 };

const groupDefinition = fc.record(
  { name: fc.constantFrom("a", "b", "c"), description: fc.constantFrom("", "one", "two") },
  { requiredKeys: ["name"] },
);

/** What an attribute mostly is like: in the embed tenant `x` begins as a number. */
const usual: Readonly<Record<string, { readonly type: AttributeType; readonly text: string }>> = {
  x: { type: "number", text: "1" },
  y: { type: "string_array", text: "[]" },
  z: { type: "string", text: "z" },
};

const attributeDefinition = fc.constantFrom("x", "y", "z").chain((name) =>
  fc.record(
    {
      name: fc.constant(name),
      type: mostly(usual[name]?.type ?? "string", ...types),
      displayName: text,
      defaultValue: mostly(usual[name]?.text ?? "", ...Object.keys(defaultValues)),
      description: text,
    },
    { requiredKeys: ["name", "type"] },
  ),
);

const anyValue = fc.constantFrom(null, ...values.map(([value]) => value));

/** The values that an attribute mostly gets, tenant-wide and in the embed tenant. */
const userAttributes = (x: AttributeValue): fc.Arbitrary<Body> =>
  fc.record({
    userAttributes: fc.uniqueArray(
      fc.record({
        name: mostly("x", "y", "z"),
        value: fc.oneof(fc.constantFrom(x, null), anyValue),
      }),
      { ...few, selector: ({ name }) => name },
    ),
  });

const external = fc.record({ externalId: mostly("ada", "bob", "cyd") });
const internal = fc.record({ internalId: mostly(` ${internalUsername.toUpperCase()} `, "nobody") });
const unwanted = fc.constantFrom<Body>({}, { internalId: internalUsername });

const place = fc.record({
  embedTenantName: mostly<string | undefined>(
    "acme-corp",
    undefined,
    "globex-corp",
    "alpha",
    "beta",
  ),
  embedTenantProfile: mostly<Body["embedTenantProfile"]>(
    undefined,
    { displayName: "one" },
    { displayName: "two" },
  ),
  deploymentId: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(undefined, 1, 2) },
    { weight: 1, arbitrary: fc.constantFrom(3, 3_000_000_000) },
  ),
  branchName: mostly<string | undefined>(undefined, branchName, "winter"),
  settings: fc.constantFrom<Body["settings"][]>(undefined, {}, { allowAi: false, locale: "de" }),
});

const person = fc.record(
  {
    email: fc.constantFrom("one@b.test", "two@b.test"),
    userProfile: fc.record({ displayName: text }),
    isEphemeral: fc.boolean(),
    securityContext: fc.constantFrom({}, { of: "one" }, { of: ["two"], deep: { er: null } }),
    groups: fc.array(groupName, few),
  },
  { requiredKeys: [] },
);

const unique = { ...few, selector: ({ name }: { readonly name: string }) => name };

const definitions = fc.record(
  {
    groupDefinitions: fc.uniqueArray(groupDefinition, unique),
    userAttributeDefinitions: fc.uniqueArray(attributeDefinition, unique),
  },
  { requiredKeys: [] },
);

/** Lists in which a name may well stand twice. */
const careless = fc.record(
  {
    userAttributes: fc.array(fc.record({ name: fc.constantFrom("x", "y"), value: anyValue }), few),
    groupDefinitions: fc.array(groupDefinition, few),
    userAttributeDefinitions: fc.array(attributeDefinition, few),
  },
  { requiredKeys: [] },
);

const nothing = fc.constant<Body>({});
const creatorMode = fc.constant<Body>({ creatorMode: true });

/** All parts in one body; a part that says undefined does not say it. */
const merged = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<Body> =>
  fc
    .tuple(...parts)
    .map((all) =>
      Object.fromEntries(
        all.flatMap((part) => Object.entries(part)).filter(([, value]) => value !== undefined),
      ),
    );

/** Bodies over few names, so that they collide; most are in order, some are not. */
export const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 8, arbitrary: merged(external, place, person, fc.oneof(nothing, userAttributes("s"))) },
  {
    weight: 8,
    arbitrary: merged(
      external,
      place,
      person,
      creatorMode,
      definitions,
      fc.oneof(nothing, userAttributes(7)),
    ),
  },
  { weight: 2, arbitrary: merged(internal, place, fc.record({ creatorMode: fc.boolean() })) },
  { weight: 1, arbitrary: merged(external, place, person, creatorMode, careless) },
  { weight: 1, arbitrary: merged(internal, place, person) },
  { weight: 1, arbitrary: merged(external, place, definitions, unwanted) },
);
