import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse } from "yaml";
import { declarationText } from "./declaration-text.js";

test("J2: a text of any letters is read back as it was written", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "binary" }), fc.string({ unit: "binary", maxLength: 200 })),
      (texts) => {
        const declaration = { accounts: [{ name: "acme", texts }] };
        expect(parse(declarationText(declaration))).toEqual(
          JSON.parse(JSON.stringify(declaration)),
        );
      },
    ),
    { numRuns: 500 },
  );
  const odd = ["yes", "null", "1e3", "0x10", "2031-01-31", "- a", "a: b", "#", "\u2028\n ", ""];
  expect(parse(declarationText({ odd }))).toEqual({ odd });
});
