import { duplicateKey } from "./duplicate-keys.js";
import { Failure } from "../failure/failure.js";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads the bytes of a body as JSON. What cannot be read comes back as the `Failure` that says why
 * (B1, B3), to be handed on as the body: it is reported in its turn, after authentication (B2).
 */
export const parseJson = (bytes: Uint8Array): unknown => {
  const text = decode(bytes);
  if (text === undefined) return new Failure("invalid_json", "The body is not valid UTF-8.");
  const value = parse(text);
  if (value === undefined) return new Failure("invalid_json", "The body is not valid JSON.");
  const twice = duplicateKey(text);
  if (twice === undefined) return value;
  return new Failure("invalid_request", `The body has the key ${twice} twice.`, {
    problems: [{ pointer: twice, message: "must not appear twice" }],
  });
};

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};

/** JSON has no undefined, so it can stand for "not JSON". */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
