/** What it takes to talk to the service over real sockets. */
export { httpCall, type HttpAnswer, type HttpCall } from "./http-call.js";
export { rawCall } from "./raw-call.js";
