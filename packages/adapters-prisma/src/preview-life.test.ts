import { afterAll } from "@jest/globals";
import { previewLifeContract } from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { postgresTester } from "./testing/tester.fixture.js";

const stores = emptyStores();
afterAll(() => stores.close());

previewLifeContract(postgresTester(stores), { runs: 25 });
