import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask, type Script } from "../../fixtures/asking.fixture.js";

const script: Script = {
  model: shop,
  values: [
    ["city", "Berlin"],
    ["product", "Wool Sock Birch"],
  ],
  rows: [[3]],
};

describe("D14: slips in values", () => {
  it("what was put right is said", async () => {
    const { content } = await ask("revenue in Berlni", script);
    expect(content).toContain("I read “Berlni” as Berlin.");
  });

  it("what is written right needs no words", async () => {
    expect((await ask("revenue in berlin", script)).content).not.toContain("I read");
  });

  it("a word of the language is no slip of a value", async () => {
    const { content } = await ask("revenue of products in stock", script);
    expect(content).toContain("“stock”");
    expect(content).not.toContain("is 3");
  });
});

describe("D14: drivers", () => {
  it.each([
    "what are the main drivers of revenue",
    "drivers behind revenue",
    "what drives revenue",
  ])("%s: no cause is given", async (question) => {
    expect((await ask(question, script)).content).toContain("I do not tell why");
  });

  it.each(["how many drivers do we have", "revenue by driver"])(
    "%s: persons are no causes",
    async (question) => {
      expect((await ask(question, script)).content).not.toContain("I do not tell why");
    },
  );
});
