export { gate, type Gate } from "./gate.js";
export { randomScript, type RandomScriptOptions } from "./random-script.js";
export {
  scriptedAgent,
  type PlayedTurn,
  type Scripted,
  type ScriptedAgent,
} from "./scripted-agent.js";
export {
  answerOf,
  call,
  fail,
  hang,
  ignoreSignal,
  say,
  think,
  use,
  wait,
  type Script,
  type Step,
} from "./step.js";
