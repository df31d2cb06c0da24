import { parseApiKey, type DataCaller } from "@embedded-analytics/domain";
import { presentedKey } from "./presented-key.js";

/**
 * Who asks for data: `Bearer` carries an embed token, or an API key, which is recognised by its form (A3,
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
