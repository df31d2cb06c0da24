/** What it takes to talk to the service over real sockets, and to tell whether it is right. */
export { httpConformance } from "./conformance.js";
export { conformanceDocuments } from "./connect/connect-documents.js";
export { conformanceData, conformanceModel } from "./data-model.js";
export {
  conformanceBranches,
  conformanceDeclaration,
  conformanceEnvironment,
  conformanceKeys,
  conformanceServiceDomain,
} from "./declaration.js";
export { chatOverHttp } from "./chat-over-http.js";
export { httpCall, type HttpAnswer, type HttpCall } from "./http-call.js";
export { inputOf, inputScriptAgent, type InputStep } from "./input-script.js";
export { conformanceReaders, type ConformanceSize, type HttpTarget } from "./http-target.js";
export { rawCall } from "./raw-call.js";
