import { expect, it } from "@jest/globals";
import { request } from "./cases.fixture.js";
import { lookupOf } from "./lookup-of.js";

it("B2: a body that could not be read still has a key to be looked up, and nothing else", () => {
  expect(lookupOf(undefined)).toEqual({
    deploymentId: undefined,
    embedTenantName: undefined,
    creatorMode: false,
    identity: undefined,
    groupNames: [],
    attributeNames: [],
  });
});

it("B7: one look asks for every name once, whether it is used or defined", () => {
  const undefinedTexts = {
    displayName: undefined,
    defaultValue: undefined,
    description: undefined,
  };
  const lookup = lookupOf(
    request({
      creatorMode: true,
      embedTenantName: "acme-corp",
      groups: ["a", "b", "a"],
      groupDefinitions: [
        { name: "b", description: undefined },
        { name: "c", description: undefined },
      ],
      userAttributes: [{ name: "x", value: null }],
      userAttributeDefinitions: [
        { name: "x", type: "string", ...undefinedTexts },
        { name: "y", type: "number", ...undefinedTexts },
      ],
    }),
  );
  expect(lookup).toEqual({
    deploymentId: 1,
    embedTenantName: "acme-corp",
    creatorMode: true,
    identity: { kind: "external", externalId: "u" },
    groupNames: ["a", "b", "c"],
    attributeNames: ["x", "y"],
  });
});
