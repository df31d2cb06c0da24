import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parseApiKey } from "./api-key.js";

const id = "abcdefghij09";
const secret = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN_-0";

describe("A3: the form of an API key, sk-{id}-{secret}", () => {
  it("is read into its public id and the whole text", () => {
    const text = `sk-${id}-${secret}`;
    expect(parseApiKey(text)).toEqual({ id, text });
  });

  it("leaves no doubt where the id ends, though a secret may have hyphens", () => {
    const hyphens = "-".repeat(43);
    expect(parseApiKey(`sk-${id}-${hyphens}`)?.id).toBe(id);
  });

  it.each([
    ["nothing", ""],
    ["only the prefix", "sk-"],
    ["no secret", `sk-${id}-`],
    ["a secret of 42", `sk-${id}-${secret.slice(1)}`],
    ["a secret of 44", `sk-${id}-${secret}a`],
    ["an id of 11", `sk-${id.slice(1)}-${secret}`],
    ["an id of 13", `sk-${id}a-${secret}`],
    ["a capital in the id", `sk-A${id.slice(1)}-${secret}`],
    ["another prefix", `pk-${id}-${secret}`],
    ["a capital in the prefix", `SK-${id}-${secret}`],
    ["base64 of the other alphabet", `sk-${id}-${secret.slice(1)}+`],
    ["padding", `sk-${id}-${secret.slice(1)}=`],
    ["a letter beyond ASCII", `sk-${id}-${secret.slice(1)}é`],
    ["white space in front", ` sk-${id}-${secret}`],
    ["white space behind", `sk-${id}-${secret} `],
    ["a line feed behind", `sk-${id}-${secret}\n`],
    ["the scheme left in", `Api-Key sk-${id}-${secret}`],
    ["two keys", `sk-${id}-${secret},sk-${id}-${secret}`],
  ])("%s is none", (_what, text) => {
    expect(parseApiKey(text)).toBeUndefined();
  });

  it("T21: a text of any kind is read or not, and nothing is thrown", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(parseApiKey(text)).toBeUndefined();
      }),
    );
  });
});
