import * as Context from "effect/Context";
import type { Effectful } from "./port/port.js";
import type { SecretsMethods } from "./port/secrets.js";

/** The key under which a use case finds the port `secrets`. */
export class Secrets extends Context.Service<Secrets, Effectful<SecretsMethods>>()("secrets") {}
