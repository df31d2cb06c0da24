import * as Context from "effect/Context";
import type { PortMethods, PortName, Ports } from "./ports.js";
import { effectful, type Effectful } from "./shared/port.js";

type Service<Name extends PortName> = Effectful<PortMethods[Name]>;

// The typed keys of the ports: what a use case asks for, and what a host provides.
export class Accounts extends Context.Service<Accounts, Service<"accounts">>()("accounts") {}
export class ApiKeys extends Context.Service<ApiKeys, Service<"apiKeys">>()("apiKeys") {}
export class Branches extends Context.Service<Branches, Service<"branches">>()("branches") {}
export class EmbedSessions extends Context.Service<EmbedSessions, Service<"embedSessions">>()(
  "embedSessions",
) {}
export class EmbedTenantCatalog extends Context.Service<
  EmbedTenantCatalog,
  Service<"embedTenantCatalog">
>()("embedTenantCatalog") {}
export class Provisioning extends Context.Service<Provisioning, Service<"provisioning">>()(
  "provisioning",
) {}
export class Secrets extends Context.Service<Secrets, Service<"secrets">>()("secrets") {}

/** What the use cases ask for, all together. */
export type DomainServices =
  Accounts | ApiKeys | Branches | EmbedSessions | EmbedTenantCatalog | Provisioning | Secrets;

/** The adapters, lifted and under their keys. */
export const servicesOf = (ports: Ports): Context.Context<DomainServices> =>
  Context.make(Accounts, effectful(ports.accounts)).pipe(
    Context.add(ApiKeys, effectful(ports.apiKeys)),
    Context.add(Branches, effectful(ports.branches)),
    Context.add(EmbedSessions, effectful(ports.embedSessions)),
    Context.add(EmbedTenantCatalog, effectful(ports.embedTenantCatalog)),
    Context.add(Provisioning, effectful(ports.provisioning)),
    Context.add(Secrets, effectful(ports.secrets)),
  );
