/** Suites that tell whether an adapter is right, and the whole service against a plain model. */
export type { ModelFolder } from "./contracts/data/model-folder.js";
export {
  chatOracleContract,
  chatOracleOptions,
  type ChatOracleContractOptions,
} from "./simulation/chat-oracle/chat-oracle-contract.js";
export {
  inMemoryChatTester,
  type ChatFixture,
  type ChatTester,
} from "./simulation/chat-oracle/chat-tester.js";
export { inMemoryTester } from "./in-memory-tester.js";
export { previewLifeContract } from "./simulation/preview-life/preview-life-contract.js";
export { portContracts } from "./contracts/port-contracts.js";
export type { Capability, Store, StoreOptions, Tester } from "./contracts/tester.js";
export {
  sessionOracleContract,
  type SessionOracleContractOptions,
} from "./simulation/session-oracle/session-oracle-contract.js";
export {
  answerOf,
  call,
  fail,
  gate,
  hang,
  ignoreSignal,
  randomScript,
  say,
  scriptedAgent,
  think,
  use,
  wait,
  type Gate,
  type PlayedTurn,
  type RandomScriptOptions,
  type Script,
  type Scripted,
  type ScriptedAgent,
  type Step,
} from "./scripted-agent/index.js";
export { startFaultProxy, type FaultProxy } from "./fault-proxy.js";
export {
  byPrivateKey,
  bySecret,
  jwtOf,
  keySetOf,
  providerKey,
  type ProviderKey,
  type Sign,
} from "./auth-tokens/signed-token.js";
