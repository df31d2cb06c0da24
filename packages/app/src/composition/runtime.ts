import { dirname, join, resolve } from "node:path";
import { aiModule } from "@embedded-analytics/adapters-ai/inversify";
import type { DuckdbOptions } from "@embedded-analytics/adapters-duckdb";
import { duckdbModule } from "@embedded-analytics/adapters-duckdb/inversify";
import { prismaModule } from "@embedded-analytics/adapters-prisma/inversify";
import { redisHealthKey, type AskRedisHealth } from "@embedded-analytics/adapters-redis/inversify";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type EmbeddedAnalyticsOptions,
  type Environment,
  type Ports,
} from "@embedded-analytics/domain";
import type { Logger } from "pino";
import type { TokenSignaturesOptions } from "../adapters/token-signatures/jose-token-signatures.js";
import { KeySets } from "../adapters/token-signatures/key-sets.js";
import { appModule } from "./app-module.js";
import { turnLogsModule } from "./turn-logs-module.js";
import { servedAgentsOf, type ServedAgent } from "./served-agents.js";
import type { Configuration } from "../configuration/configuration.js";
import { builtinKinds } from "./builtin-kinds.js";
import { compose } from "./container.js";
import type { Tracing } from "../observability/tracing/tracing.js";
import { keptSecretKey } from "../data-directory/kept-secret-key.js";
import type { Store } from "./store.js";

/** The domain on its adapters. */
export interface Runtime {
  readonly analytics: EmbeddedAnalytics;
  /** The agents of an account with their Chat API URLs; undefined for an account that is not there. */
  agentsOf(accountName: string, publicUrl: string): Promise<readonly ServedAgent[] | undefined>;
  /** What seals and opens texts under the service's secret keys. */
  readonly secrets: Ports["secrets"];
  /** Asks the Redis of the turns' logs how it is; undefined where they are in this process. */
  readonly redisHealth: AskRedisHealth | undefined;
  close(): Promise<void>;
}

/** How many readers and bytes chat may have, of a user, a thread, an account and in all (D15). */
export type ChatLimits = Pick<EmbeddedAnalyticsOptions, "chatReaders" | "keptLines">;

/** What a runtime stands on. */
export interface RuntimeOptions {
  readonly configuration: Configuration;
  readonly store: Store;
  /** Model folders start from its folder (C5). */
  readonly declarationFile: string;
  /** For copies of data; no two processes may share it. */
  readonly cacheDirectory: string;
  readonly log: Logger;
  /** Who answers chat messages; by default each agent's kind. */
  readonly agents?: Ports["agents"] | undefined;
  /** Where keys of language models and addresses of databases are; by default the process's own. */
  readonly environment?: Environment | undefined;
  readonly chatLimits?: ChatLimits | undefined;
  /** Puts something around the ports, such as what counts their calls. */
  readonly around?: ((ports: Ports) => Ports) | undefined;
  /** Puts spans around ports, calls and questions to language models. */
  readonly tracing?: Tracing | undefined;
}

/** Where the service itself keeps copies of data. */
export const cacheDirectoryOf = ({ dataDirectory }: Configuration): string =>
  join(dataDirectory, "cache");

/** Agents rarely speak faster than this, and in a flood a server has a tenth of the appends. */
export const appendToRedisEveryMs = 10;

/** Composes the service's own adapters; `dataModule` may bind the ports of data in their place. */
export const makeRuntime = async (
  options: RuntimeOptions,
  dataModule = duckdbModule(duckdbOptions(options)),
): Promise<Runtime> => {
  const { configuration, store, log, agents, chatLimits, tracing } = options;
  const secretKeys = configuration.secretKeys ?? [await keptSecretKey(configuration.dataDirectory)];
  const {
    ports: composed,
    find,
    close,
  } = compose(
    prismaModule(store.database),
    appModule(secretKeys, tokenSignaturesOf(options)),
    turnLogsModule(configuration.redisUrl),
    dataModule,
    aiModule({
      kinds: builtinKinds,
      agents,
      environment: environmentOf(options),
      fetch: tracing?.fetch,
      onProviderError: (providerError) => {
        log.warn(providerError, "A language model's provider failed");
      },
    }),
  );
  const traced = tracing?.ports(composed) ?? composed;
  const ports = options.around?.(traced) ?? traced;
  const { turnLeaseSeconds, cloudRegion, redisUrl } = configuration;
  const analytics = createEmbeddedAnalytics(ports, {
    ...chatLimits,
    turnLeaseSeconds,
    turnAppendEveryMs: redisUrl === undefined ? 0 : appendToRedisEveryMs,
    onTurnError: (error, about) => {
      log.error({ err: error, ...about }, "Something failed in a turn of chat");
    },
  });
  return {
    analytics: tracing?.calls(analytics) ?? analytics,
    agentsOf: (accountName, publicUrl) =>
      servedAgentsOf(ports.accounts, accountName, { publicUrl, cloudRegion }),
    secrets: ports.secrets,
    redisHealth: find(redisHealthKey),
    close,
  };
};

/** Keys of identity providers; why one cannot be had is for the log, and not for who shows a token. */
const tokenSignaturesOf = (
  options: Pick<RuntimeOptions, "store" | "environment" | "log">,
): TokenSignaturesOptions => ({
  environment: environmentOf(options),
  keySets: new KeySets({
    onFailure: (url, error) => {
      options.log.warn({ err: error, url }, "The keys of an identity provider cannot be fetched");
    },
  }),
  onWeakSecret: (variable) => {
    options.log.warn({ variable }, "The secret of auth tokens is not set, or is too short");
  },
});

/** The variable by which a declaration names the sample data of the embedded server. */
const samplesVariable = "DEMO_HELPDESK_URL";

/** The process's own variables, and the address of the sample data where there are any. */
const environmentOf = ({
  store,
  environment = process.env,
}: Pick<RuntimeOptions, "store" | "environment">): Environment =>
  store.samples === undefined
    ? environment
    : { [samplesVariable]: store.samples.reader, ...environment };

/** What the engine needs to know of the configuration. */
export const duckdbOptions = ({
  configuration,
  declarationFile,
  cacheDirectory,
  log,
  ...options
}: RuntimeOptions): DuckdbOptions => ({
  folderOf: (modelFolder) => resolve(dirname(declarationFile), modelFolder),
  cacheDirectory,
  query: configuration.queries,
  environment: (name) => environmentOf(options)[name],
  log,
});
