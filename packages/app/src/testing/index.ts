/** What tests of programs share: processes, readers of chats, and the demo's figures. */
export { answerOf, chatIdOf, chatLinesOf, chatReader, type ChatReader } from "./chat.js";
export { holdSlot, oneSlot } from "./hold-slot.js";
export { eventually, familyOf, isAlive } from "./processes.js";
export { startProgram, type ServiceProcess } from "./service-process.js";
export { resultOf, revenueByCategory, type Result } from "./shop.js";
