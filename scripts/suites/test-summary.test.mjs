import { expect, it } from "@jest/globals";
import { testSummary, testsTriedAgain } from "./test-summary.mjs";

const result = {
  numTotalTests: 5,
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

it("is one line, and mentions what was skipped only when something was", () => {
  expect(testSummary(result)).toBe("5 passed, 0 failed");
  expect(testSummary({ ...result, numFailedTests: 2, numPendingTests: 1, numTodoTests: 2 })).toBe(
    "5 passed, 2 failed, 3 skipped",
  );
});

it("counts a file that could not be loaded as a failure", () => {
  expect(testSummary({ ...result, numRuntimeErrorTestSuites: 1 })).toBe("5 passed, 1 failed");
});

it("is nothing when no test was to run", () => {
  expect(testSummary(["a.test.ts"])).toBeUndefined();
});

it("names what passed at a later attempt only", () => {
  const test = (fullName, status, invocations) => ({ fullName, status, invocations });
  const assertionResults = [
    test("one", "passed", 1),
    test("two", "passed", 3),
    test("three", "failed", 3),
  ];
  expect(testsTriedAgain({ testResults: [{ assertionResults }] })).toEqual([
    "passed at attempt 3: two",
  ]);
  expect(testsTriedAgain(["a.test.ts"])).toEqual([]);
});
