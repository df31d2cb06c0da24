import { refusalOf } from "../failures.fixture.js";
import { decoder } from "../shared/decode.js";
import { Declaration } from "./declaration.js";

/** A declaration, or its problems. */
export const decode = decoder(Declaration, { unknownKeys: "error" });
/** A declaration of one account with these fields. */
export const inAccount = (fields: Readonly<Record<string, unknown>>) =>
  decode({ accounts: [{ name: "demo", ...fields }] });
/** What is wrong with these fields of an account. */
export const problemsOf = (fields: Readonly<Record<string, unknown>>) =>
  refusalOf(inAccount(fields));
/** Where it is. */
export const pointersOf = (fields: Readonly<Record<string, unknown>>) =>
  problemsOf(fields).map(({ pointer }) => pointer);
