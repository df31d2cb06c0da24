import { afterAll } from "@jest/globals";
import { modelContract } from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { postgresTester } from "./testing/tester.fixture.js";

const stores = emptyStores();
afterAll(() => stores.close());

modelContract(postgresTester(stores), { runs: 40 });
