import { afterAll } from "@jest/globals";
import { sessionOracleContract } from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { postgresTester } from "./testing/tester.fixture.js";

const stores = emptyStores({ walled: true });
afterAll(() => stores.close());

sessionOracleContract(postgresTester(stores), { runs: 40 });
