import * as Context from "effect/Context";
import type { Effectful } from "../../shared/port/port.js";
import type { AuthTokensMethods } from "./auth-tokens.js";
import type { TokenSignaturesMethods } from "./token-signatures.js";

/** The key under which a use case finds the port `authTokens`. */
export class AuthTokens extends Context.Service<AuthTokens, Effectful<AuthTokensMethods>>()(
  "authTokens",
) {}

/** The key under which a use case finds the port `tokenSignatures`. */
export class TokenSignatures extends Context.Service<
  TokenSignatures,
  Effectful<TokenSignaturesMethods>
>()("tokenSignatures") {}
