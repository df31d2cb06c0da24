import { fileURLToPath } from "node:url";
import { startProgram, type ServiceProcess } from "@embedded-analytics/app/testing";

// The built program, as it is shipped: `npm test` builds it before the tests run.
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** Starts the command line with exactly these variables beside `PATH`; without arguments it serves. */
export const startService = (
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServiceProcess => startProgram(main, environment, args);
