import { describe } from "@jest/globals";
import { eachHasOneMistake, cubeWith } from "./diagnostics.fixture.js";

describe("a policy", () => {
  const policy = (text: string): string => cubeWith(`    access_policy:\n${text}`);
  eachHasOneMistake([
    [
      "stands in a list",
      cubeWith("    access_policy: { group: x }\n"),
      7,
      "a: access_policy is a list of policies",
    ],
    [
      "is for somebody",
      policy("      - member_level: { includes: [city] }\n"),
      8,
      "needs either group or groups",
    ],
    [
      "has known keys",
      policy("      - group: x\n        rows: all\n"),
      9,
      "rows is not a known key",
    ],
    [
      "opens members that are there",
      policy("      - group: x\n        member_level:\n          includes: [town]\n"),
      10,
      "there is no member town",
    ],
    [
      "closes members that are there",
      policy("      - group: x\n        member_level:\n          excludes: [id, town]\n"),
      10,
      "there is no member town",
    ],
    [
      "filters by members that are there",
      policy(
        "      - group: x\n        row_level:\n          filters:\n            - member: town\n              operator: equals\n              values: [x]\n",
      ),
      11,
      "there is no member town",
    ],
    [
      "has known operators",
      policy(
        "      - group: x\n        row_level:\n          filters:\n            - member: city\n              operator: equal\n              values: [x]\n",
      ),
      12,
      "operator",
    ],
    [
      "reads known things of a user",
      policy(
        '      - group: x\n        row_level:\n          filters:\n            - { member: city, operator: equals, values: ["{ user.city }"] }\n',
      ),
      11,
      "values",
    ],
  ]);
});
