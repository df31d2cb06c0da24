import * as Context from "effect/Context";
import type { ApiKeysMethods } from "./api-keys.js";
import type { Effectful } from "../shared/port/port.js";

/** The key under which a use case finds the port `apiKeys`. */
export class ApiKeys extends Context.Service<ApiKeys, Effectful<ApiKeysMethods>>()("apiKeys") {}
