import { expect, it, jest } from "@jest/globals";
import { parseApiKey } from "../../access/api-key.js";
import { isReadableDefault } from "../../catalog/attribute-type.js";
import { zoneNamed } from "./usable-timezone.js";
import { isSessionId } from "../../sessions/session-id.js";
import { cutText } from "./cut-text.js";
import { growthMax, growthOf, hostileTexts, repeated } from "./growth.fixture.js";
import { jsonPointer } from "../json/json-pointer.js";
import { parseJson } from "../json/parse-json.js";
import {
  accountNameProblem,
  canonicalUsername,
  emailProblem,
  embedTenantNameProblem,
  externalIdProblem,
  nameProblem,
  tenantNameProblem,
  utf8Length,
} from "./text-rules.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const encoder = new TextEncoder();

/** Every rule that looks at a text of a request before its length is checked. */
const rules: readonly (readonly [name: string, rule: (text: string) => unknown])[] = [
  ["nameProblem", nameProblem],
  ["externalIdProblem", externalIdProblem],
  ["embedTenantNameProblem", embedTenantNameProblem],
  ["tenantNameProblem", tenantNameProblem],
  ["accountNameProblem", accountNameProblem],
  ["emailProblem", emailProblem],
  ["canonicalUsername", canonicalUsername],
  ["utf8Length", utf8Length],
  ["cutText", cutText],
  ["jsonPointer", (text) => jsonPointer([text, 1, text])],
  ["parseApiKey", parseApiKey],
  ["isSessionId", isSessionId],
  ["zoneNamed", zoneNamed],
  ["isReadableDefault", (text) => isReadableDefault("number_array", text)],
  ["parseJson of a text", (text) => parseJson(encoder.encode(JSON.stringify(text)))],
  ["parseJson of a key", (text) => parseJson(encoder.encode(JSON.stringify({ [text]: 1 })))],
  ["parseJson of the bare text", (text) => parseJson(encoder.encode(text))],
  [
    "parseJson of a key that is there twice",
    (text) => parseJson(encoder.encode(`{${JSON.stringify(text)}:1,${JSON.stringify(text)}:2}`)),
  ],
];

it.each(rules)("B1, T42: %s takes linear time on long texts of every kind", (_name, rule) => {
  for (const [what, unit] of hostileTexts) {
    const isLinear = growthOf((size) => rule(repeated(unit, size))) < growthMax;
    expect({ what, isLinear }).toEqual({ what, isLinear: true });
  }
});
