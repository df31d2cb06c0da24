import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts } from "@embedded-analytics/testkit";
import { textSearch } from "./text-search.js";
import { vegaLiteCheck } from "./vega-lite-check.js";

portContracts(
  {
    name: "ai",
    open: () =>
      Promise.resolve({
        ports: { ...inMemoryPorts(), modelSearch: textSearch(), chartCheck: vegaLiteCheck },
        advanceMs: () => Promise.resolve(),
        dump: () => Promise.resolve(""),
        close: () => Promise.resolve(),
      }),
  },
  ["chartCheck", "modelSearch"],
);
