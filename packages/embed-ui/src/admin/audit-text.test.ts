import { expect, test } from "@jest/globals";
import { actorText, detailsText } from "./audit-text.js";
import { policyText } from "./policy-text.js";

test.each([
  [{ kind: "operator" }, "The operator"],
  [{ kind: "user" }, "The user"],
  [{ kind: "assistant" }, "An assistant"],
  [{ kind: "key", keyId: "k3j5" }, "Key k3j5"],
  [{ kind: "key", keyId: "k3j5", person: "ada@acme.test" }, "ada@acme.test (key k3j5)"],
  [{ kind: "of a later version", by: "it" }, "Kind: of a later version; By: it"],
])("J10: the page names an actor in words: %j", (actor, text) => {
  expect(actorText(actor)).toBe(text);
});

test.each([
  [{}, "–"],
  [{ embedTenantName: "acme", creatorMode: false }, "Embed tenant name: acme; Creator mode: no"],
  [{ keyIds: ["a", "b"], groups: [], subject: null }, "Key ids: a, b"],
  [
    { limits: { externalUsers: 3 }, models: [{ name: "m" }] },
    "Limits: (External users: 3); Models: (Name: m)",
  ],
  [{ name: "<img src=x>" }, "Name: <img src=x>"],
])("J10: the page shows the details of a change as text: %j", (details, text) => {
  expect(detailsText(details)).toBe(text);
});

test.each([
  [false, [], "no policy: open to every user of the deployment"],
  [true, [], "policies, of which none applies to this user, who sees nothing of it"],
  [true, [1], "what the 1st policy in the model's file allows"],
  [true, [2, 3], "what the 2nd and 3rd policies in the model's file allow"],
  [true, [1, 11, 22], "what the 1st, 11th, and 22nd policies in the model's file allow"],
])("J6: policies %j %j read as a sentence", (hasPolicies, matching, text) => {
  expect(policyText({ hasPolicies, matching })).toBe(text);
});
