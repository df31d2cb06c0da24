import type { IncomingHttpHeaders } from "node:http";
import { parseApiKey, type DataCaller } from "@embedded-analytics/domain";
import { presentedKey } from "./presented-key.js";

/** The header of a token of the account's own identity provider, as Node names it (D2). */
const authTokenHeader = "x-cube-auth-token";

/**
 * Who asks for data, by all that was presented: which of several credentials counts is not judged here.
 */
export const presentedCallerOf = ({
  headers,
}: {
  readonly headers: IncomingHttpHeaders;
}): Pick<DataCaller, "apiKey" | "embedToken" | "authToken"> => {
  const { authorization, [authTokenHeader]: authToken } = headers;
  const presented = presentedCaller(authorization);
  if (authToken === undefined) return presented;
  // What is presented in an unknown form is presented, too.
  const apiKey = authorization === undefined ? undefined : (presented.apiKey ?? authorization);
  return { ...presented, apiKey, authToken: String(authToken) };
};

/**
 * Who asks by the header `Authorization`: `Bearer` carries an embed token, or an API key, which is recognised by its form (A3,
 * E8); `Api-Key` always means a key.
 */
export const presentedCaller = (
  authorization: string | undefined,
): Pick<DataCaller, "apiKey" | "embedToken"> => {
  const presented = presentedKey(authorization);
  const isBearer = /^bearer[ \t]/i.test(authorization ?? "");
  return presented !== undefined && isBearer && parseApiKey(presented) === undefined
    ? { apiKey: undefined, embedToken: presented }
    : { apiKey: presented };
};
