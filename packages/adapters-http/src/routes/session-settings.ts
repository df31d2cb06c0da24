import { Failure, parseJson } from "@embedded-analytics/domain";

/** The longest header, in characters: base64url of 3 KiB of JSON. */
const lengthMax = 4096;

/**
 * What a request without a body says in `X-Session-Settings`, as the body that it would have:
 * `{sessionSettings}`, or `{}` without the header (D2). What cannot be read comes as a `Failure` in its
 * place, which the use case reports in its turn (B2).
 */
export const sessionSettingsOf = (header: string | string[] | undefined): unknown => {
  if (header === undefined) return {};
  if (typeof header !== "string" || header.length > lengthMax) {
    return refused(`must be given once and be at most ${lengthMax} characters long`);
  }
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(header)) return refused("must be base64url of JSON");
  const value = parseJson(Buffer.from(header, "base64url"));
  if (!(value instanceof Failure)) return { sessionSettings: value };
  const { problems } = value.details;
  if (problems === undefined) return refused("must be base64url of JSON");
  return new Failure("invalid_request", "X-Session-Settings has a key twice.", { problems });
};

const refused = (message: string): Failure =>
  new Failure("invalid_request", `X-Session-Settings ${message}.`, {
    problems: [{ pointer: "/sessionSettings", message }],
  });
