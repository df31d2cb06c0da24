import { expect } from "@jest/globals";
import type { HttpAnswer } from "./http-call.js";
import { dataPath, type Subject } from "./subject.js";

/** Who asks: a key, the token of a session, or a token of the account's own identity provider (D2). */
export type Asking =
  { readonly key: string } | { readonly token: string } | { readonly authToken: string };

/** The header of the credential. */
export const credentialOf = (asking: Asking): Record<string, string> => {
  if ("authToken" in asking) return { "X-Cube-Auth-Token": asking.authToken };
  return { Authorization: "key" in asking ? `Api-Key ${asking.key}` : `Bearer ${asking.token}` };
};

/** A query over the data API, on deployment 1 unless said otherwise. */
export const askData = (
  subject: Subject,
  asking: Asking,
  body: unknown,
  deploymentId: number | string = 1,
): Promise<HttpAnswer> =>
  subject.call({
    method: "POST",
    path: dataPath(deploymentId),
    headers: {
      "Content-Type": "application/json",
      ...credentialOf(asking),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** What an answer's lines say, checked for their form: a schema, chunks of rows, the total (E8). */
export interface DataResult {
  readonly schema: readonly { readonly name: string; readonly column_type: string }[];
  /** In the order of their texts, since a query without one promises none. */
  readonly rows: readonly (readonly unknown[])[];
  readonly totalRows: number;
}

export const resultOf = (answer: HttpAnswer): DataResult => {
  expect([answer.status, answer.headers["content-type"], answer.text]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
    expect.stringMatching(/\n$/),
  ]);
  const lines = answer.text
    .slice(0, -1)
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const keys = lines.map((line) => Object.keys(line).join());
  const chunks = lines.slice(1, -1);
  expect(keys).toEqual(["schema", ...chunks.map(() => "data"), "totalRows"]);
  const rows = chunks.flatMap(({ data }) => data as unknown[][]);
  return {
    schema: lines[0]?.["schema"] as DataResult["schema"],
    rows: rows.sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)),
    totalRows: lines.at(-1)?.["totalRows"] as number,
  };
};
