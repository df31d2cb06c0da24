import { expect, test } from "@jest/globals";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { openApiDocument } from "./document.js";

test("J3: a linter of others finds nothing wrong with the document", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const source = JSON.stringify(openApiDocument("1.2.3"));
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const broken = source.replace('"operationId":"runQuery"', '"operationId":"listGroups"');
  const wrong = await lintFromString({ source: broken, absoluteRef: "openapi.json", config });
  expect(wrong.map(({ ruleId }) => ruleId)).toContain("operation-operationId-unique");
});
