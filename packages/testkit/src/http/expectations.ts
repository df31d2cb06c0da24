import { expect } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import type { HttpAnswer } from "./http-call.js";
import type { Subject } from "./subject.js";

/** The failure that a test expects. */
export interface ExpectedProblem {
  readonly status: number;
  readonly code: FailureCode;
  readonly detail?: string | RegExp;
  readonly missing?: readonly string[];
  /** Pointers that must be among the errors. */
  readonly pointers?: readonly string[];
}

/** Checks a failure with all that F1 asks of its body. */
export const expectProblem = (answer: HttpAnswer, expected: ExpectedProblem): void => {
  const { json } = answer;
  expect([answer.status, json?.code, json?.detail]).toEqual([
    expected.status,
    expected.code,
    expect.anything(),
  ]);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  expect(json.status).toBe(expected.status);
  expect(json.type).toContain(expected.code);
  expect(json.title).toMatch(/\S/);
  expect(json.detail).toMatch(/\S/);
  expect(json.error).toBe(json.detail);
  expect(json.requestId).toBe(answer.headers["x-request-id"]);
  if (expected.status === 401) expect(answer.headers["www-authenticate"]).toMatch(/^Api-Key/);
  if (typeof expected.detail === "string") expect(json.detail).toBe(expected.detail);
  else if (expected.detail !== undefined) expect(json.detail).toMatch(expected.detail);
  if (expected.missing !== undefined) expect(json.missing).toEqual(expected.missing);
  if (expected.pointers !== undefined) {
    const pointers = (json.errors as { pointer: string; message: string }[]).map((error) => {
      expect(error.message).toMatch(/\S/);
      return error.pointer;
    });
    expect(pointers).toEqual(expect.arrayContaining([...expected.pointers]));
  }
};

/** Does something that must fail, and proves that nothing at all was written by it (B2). */
export const expectNothingWritten = async <Outcome>(
  subject: Subject,
  act: () => Promise<Outcome>,
): Promise<Outcome> => {
  const before = await subject.target().dump();
  const outcome = await act();
  expect(await subject.target().dump()).toBe(before);
  return outcome;
};

/** A failure that must have written nothing. */
export const expectRefused = async (
  subject: Subject,
  act: () => Promise<HttpAnswer>,
  expected: ExpectedProblem,
): Promise<HttpAnswer> => {
  const answer = await expectNothingWritten(subject, act);
  expectProblem(answer, expected);
  return answer;
};

/** An answer's text without the one thing in it that differs from request to request. */
export const withoutRequestId = (answer: HttpAnswer): string =>
  answer.text.replace(String(answer.headers["x-request-id"]), "…");
