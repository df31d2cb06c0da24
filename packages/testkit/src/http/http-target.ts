import type {
  EmbeddedAnalytics,
  PortAdapter,
  ProvisioningMethods,
} from "@embedded-analytics/domain";

/**
 * A running service for the conformance suite: any base URL, behind which `conformanceDeclaration`
 * has been applied with `conformanceEnvironment`, `conformanceServiceDomain` is the service domain,
 * `conformanceModel` is in the folder that its deployments name, and `inputScriptAgent` answers for all
 * agents. Nobody else may write to its store, nor does the service by itself: what is over is not cleared
 * away in the background, since cases compare all that is stored before and after. `conformanceReaders`
 * are its bounds of readers, and `conformanceDocuments` is what it finds on the web when a client describes
 * itself.
 */
export interface HttpTarget {
  /** Such as `http://127.0.0.1:4000`, with a prefix where the router is mounted under one. */
  readonly baseUrl: string;
  /**
   * Where the same service lies at the root, without a prefix; Connect is served there alone. It goes by the
   * `Host` of a request, and takes it for one without TLS.
   */
  readonly rootUrl: string;
  /** All that is served below `/api/v1`, so that a new route cannot be forgotten (T3). */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Everything that is stored, as one text: the same text for the same data. */
  readonly dump: () => Promise<string>;
  /** The service's own port, to see what is stored of a user in either lane. */
  readonly provisioning: Pick<PortAdapter<ProvisioningMethods>, "load">;
  /** The service's own judgement of an embed token, for which no route exists yet. */
  readonly authenticateToken: EmbeddedAnalytics["authenticateToken"];
  /** Applies a declaration to the store, as an operator does (C5). */
  readonly apply: (
    declaration: object,
    environment: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Makes all that is stored that much older, or the store's clock go forward. */
  readonly passTime: (seconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** So many at once send the same message, or into the same thread; more than a service bounds by default. */
export const conformanceReaders = { userMax: 32, threadMax: 32 };

/** How much of the expensive cases is run: `small` in every run, `full` now and then. */
export type ConformanceSize = "small" | "full";

/** The time that an expensive case may take, in its full size, on a slow machine. */
export const expensiveMsMax = 300_000;
