import { describe, expect, test } from "@jest/globals";
import { Failure, type FailureCode, type FailureDetails } from "@embedded-analytics/domain";
import { problemHeaders, problemOf } from "./problem.js";

const headersOf = (code: FailureCode, details: FailureDetails = {}) =>
  problemHeaders(new Failure(code, "d", details));

describe("F1 problem bodies", () => {
  test("hold what RFC 9457 asks for, and `error` repeating `detail`", () => {
    expect(problemOf(new Failure("not_found", "There is nothing here."), "r1")).toEqual({
      type: "urn:embedded-analytics:problem:not_found",
      title: "Not found",
      status: 404,
      detail: "There is nothing here.",
      code: "not_found",
      requestId: "r1",
      error: "There is nothing here.",
    });
  });

  test("list every problem, and the missing names, where there are any", () => {
    const problems = [{ pointer: "/groups/0", message: "must not be empty" }];
    const body = problemOf(new Failure("groups_not_found", "d", { problems, missing: ["a"] }), "r");
    expect(body).toMatchObject({ errors: problems, missing: ["a"] });
  });

  test("401 challenges (A3); what passes soon says when to try again (D15, J4)", () => {
    expect(headersOf("unauthenticated")["WWW-Authenticate"]).toMatch(/^Api-Key realm=/);
    for (const code of ["store_unavailable", "too_many_readers", "rate_limited"] as const) {
      expect(headersOf(code)).toEqual({ "Retry-After": "1" });
    }
    expect(headersOf("not_found")).toEqual({});
    expect(headersOf("external_user_limit")).toEqual({});
  });

  test("J4: a limit says itself when to try again", () => {
    expect(headersOf("rate_limited", { retryAfterSeconds: 42 })).toEqual({ "Retry-After": "42" });
    expect(headersOf("not_found", { retryAfterSeconds: 42 })).toEqual({});
  });
});
