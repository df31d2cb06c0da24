import * as Context from "effect/Context";
import type { ApiKeysMethods } from "./api-keys.js";
import type { LimitRules } from "./limits/limit-rules.js";
import type { LimitsMethods } from "./limits/limits.js";
import type { Effectful } from "../shared/port/port.js";

/** The key under which a use case finds the port `apiKeys`. */
export class ApiKeys extends Context.Service<ApiKeys, Effectful<ApiKeysMethods>>()("apiKeys") {}

/** The key under which a use case finds the port `limits`. */
export class Limits extends Context.Service<Limits, Effectful<LimitsMethods>>()("limits") {}

/** The key under which a use case finds what the host has decided about limits (J4). */
export class LimitRulesOf extends Context.Service<LimitRulesOf, LimitRules>()("limitRules") {}
