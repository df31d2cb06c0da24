import { expect } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { fresh, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

/** A stored user of an embed tenant of acme, with rights of its own. */
export interface Previewed {
  readonly id: string;
  readonly externalId: string;
  readonly embedTenantName: string;
  /** Of a session of the user's own, in creator mode. */
  readonly token: string;
}

/** Makes a user who sees one city alone, in creator mode. */
export const previewedUser = async (
  subject: Subject,
  more: object = {},
  embedTenantName = fresh("tenant"),
): Promise<Previewed> => {
  const externalId = fresh("user");
  const body = { externalId, embedTenantName, creatorMode: true, ...more };
  const { json } = await subject.exchange(await subject.mint(keys.acme, body));
  const path = adminPath(`users?search=${externalId}`);
  const { items } = (await subject.get(path, keys.acme)).json;
  return { id: items[0].id, externalId, embedTenantName, token: json.token };
};

/** Asks for a preview of a user. */
export const askPreview = (
  subject: Subject,
  id: string,
  body: object = {},
  key: string = keys.acme,
) => subject.post(adminPath(`users/${id}/preview`), key, body);

/** The token of a preview, which must come about; in creator mode unless said otherwise. */
export const previewToken = async (
  subject: Subject,
  id: string,
  body: object = { creatorMode: true },
): Promise<string> => {
  const answer = await askPreview(subject, id, body);
  expect(answer.status).toBe(200);
  const exchanged = await subject.exchange(answer.json.sessionId as string);
  expect(exchanged.status).toBe(200);
  return exchanged.json.token as string;
};

/** What a token says of itself. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;
