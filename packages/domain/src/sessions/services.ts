import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { EmbedSessionsMethods } from "./embed-sessions.js";
import type { AssistantGrantsMethods } from "./grants/assistant-grants.js";
import type { ProvisioningMethods } from "./provisioning.js";

/** The key under which a use case finds the port `assistantGrants`. */
export class AssistantGrants extends Context.Service<
  AssistantGrants,
  Effectful<AssistantGrantsMethods>
>()("assistantGrants") {}

/** The key under which a use case finds the port `embedSessions`. */
export class EmbedSessions extends Context.Service<
  EmbedSessions,
  Effectful<EmbedSessionsMethods>
>()("embedSessions") {}

/** The key under which a use case finds the port `provisioning`. */
export class Provisioning extends Context.Service<Provisioning, Effectful<ProvisioningMethods>>()(
  "provisioning",
) {}
