import type { DeploymentId } from "../../shared/text/branded.js";

/** A client of assistants that the account's operator has registered by hand. */
export interface ConnectClient {
  readonly id: string;
  /** What the consent page calls it. */
  readonly name: string;
  /** Compared character by character; only the port of a loopback address is free (RFC 8252). */
  readonly redirectUris: readonly string[];
}

/** How an account lets its users connect assistants of their own (I1). */
export interface ConnectSettings {
  /** False turns it off, with all that was granted, and keeps the other settings. */
  readonly enabled: boolean;
  /** The public origin of the service for this account, such as `https://acme.example.com`. */
  readonly baseUrl: string;
  /** The page of the host that signs its user in and comes back with a session id. */
  readonly loginUrl: string;
  /** The deployments that can be connected to; undefined means all. */
  readonly deployments?: readonly DeploymentId[] | undefined;
  /** A user must be in one of these groups; undefined means that every user may connect. */
  readonly groups?: readonly string[] | undefined;
  readonly clients: readonly ConnectClient[];
  /** The hosts whose pages may describe a client: its id is then the address of that page. */
  readonly clientHosts: readonly string[];
}
