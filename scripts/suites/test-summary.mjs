/**
 * One line out of Jest's JSON result: `12 passed, 0 failed`, with `, 3 skipped` when there are any;
 * undefined when no test was to run.
 * A file that could not even be loaded counts as one failure: it hides tests that did not run.
 */
export const testSummary = (result) => {
  // With `--listTests` the result is a list of files.
  if (result.numTotalTests === undefined) return undefined;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const line = `${result.numPassedTests} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
};

/** The tests that passed, but not at once: promises about time that a busy machine broke. */
export const testsTriedAgain = ({ testResults = [] }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
    .map(({ fullName, invocations }) => `passed at attempt ${invocations}: ${fullName}`);
