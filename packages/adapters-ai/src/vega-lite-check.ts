import type { compile as Compile } from "vega-lite";
import type { ChartCheckMethods, PortAdapter } from "@embedded-analytics/domain";

/**
 * Asks Vega-Lite's own compiler. It loads nothing and evaluates nothing: the specification becomes
 * one of Vega, which nobody runs. The compiler comes with the first chart, since it takes half a
 * second to load.
 */
export const vegaLiteCheck: PortAdapter<ChartCheckMethods> = {
  problem: async (specification) => {
    const { compile } = await import("vega-lite");
    try {
      compile(specification as unknown as Parameters<typeof Compile>[0], { logger: silent });
      return undefined;
    } catch {
      // Its own words repeat the specification.
      return "The vegaSpec is not a chart that Vega-Lite v5 can draw.";
    }
  },
};

type Logger = NonNullable<NonNullable<Parameters<typeof Compile>[1]>["logger"]>;

/** Warnings are for a developer at a console, and there is none. */
const silent = {
  level: () => silent,
  error: () => silent,
  warn: () => silent,
  info: () => silent,
  debug: () => silent,
} as unknown as Logger;
