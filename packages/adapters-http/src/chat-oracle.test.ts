import { Failure } from "@embedded-analytics/domain";
import {
  chatOracleContract,
  chatOracleOptions,
  inMemoryChatTester,
} from "@embedded-analytics/testkit";
import type { ChatTester } from "@embedded-analytics/testkit";
import { chatOverHttp } from "@embedded-analytics/testkit/http";
import { createRouter } from "./create-router.js";
import { hosting } from "./host.fixture.js";

/** Refusals with 5xx are answers as well; the stores of a killed instance end its calls by an error. */
const isDefect = (error: unknown): boolean =>
  !(error instanceof Failure) && !String(error).includes("This instance is dead.");

/** Instances over in-memory stores, each behind a router and a socket of its own. */
const tester: ChatTester = {
  name: "HTTP",
  open: async (seed) => {
    const fixture = await inMemoryChatTester.open(seed);
    const defects: unknown[] = [];
    return {
      ...fixture,
      serve: async (service) => {
        const onError = (error: unknown) => void (isDefect(error) && defects.push(error));
        const { baseUrl, close } = await hosting((app) => {
          app.use(createRouter(service, { onError }));
        });
        return { calls: chatOverHttp(baseUrl), close };
      },
      leftovers: () => Promise.resolve(defects.map((error) => `a defect: ${String(error)}`)),
    };
  },
};

chatOracleContract(tester, chatOracleOptions(15));
