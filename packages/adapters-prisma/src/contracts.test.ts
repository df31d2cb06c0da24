import { afterAll } from "@jest/globals";
import { portContracts } from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { postgresTester } from "./testing/tester.fixture.js";

const stores = emptyStores();
afterAll(() => stores.close());

const elsewhere = "PostgreSQL has nothing to do with it";

portContracts({
  ...postgresTester(stores),
  lacks: { branches: elsewhere, secrets: elsewhere, key_ring: elsewhere },
});
