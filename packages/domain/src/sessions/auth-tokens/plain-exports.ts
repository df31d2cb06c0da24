/** What adapters and hosts need to know of tokens of accounts' own identity providers. */
export type { DataCaller } from "../../access/data-caller.js";
export type {
  AttributeClaim,
  AuthTokenAlgorithm,
  AuthTokenClaimNames,
  AuthTokenKey,
  AuthTokenSettings,
} from "../../accounts/auth-tokens/auth-token-settings.js";
export { isSharedSecret, secretBytesMin } from "../../accounts/auth-tokens/auth-token-settings.js";
export {
  trustingDeploymentsMax,
  type AuthTokenSnapshot,
  type AuthTokensMethods,
  type FoundTrust,
  type RevocableToken,
  type TokenPlace,
  type TrustingDeployment,
} from "./auth-tokens.js";
export type { SignatureVerdict, TokenSignaturesMethods } from "./token-signatures.js";
export type { IssuedSelection } from "../issued-selection.js";
