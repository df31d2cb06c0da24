import type { Output } from "@embedded-analytics/app/program";
import { cleanJson } from "../terminal/text/plain-text.js";

/**
 * Writes what a command answers as one line of JSON. Its keys are a contract: later versions may add some,
 * and neither rename nor drop any.
 */
export const writeJson = (output: Output, answer: object): void => {
  output.say(`${cleanJson(JSON.stringify(answer))}\n`);
};
