import { afterAll } from "@jest/globals";
import { portContracts } from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { postgresTester } from "./testing/tester.fixture.js";

// Behind the second wall (T4), as the service is.
const stores = emptyStores({ walled: true });
afterAll(() => stores.close());

portContracts(postgresTester(stores), [
  "accounts",
  "administration",
  "apiKeys",
  "assistantGrants",
  "auditLog",
  "dataUsers",
  "embedSessions",
  "embedTenantCatalog",
  "provisioning",
  "tenantDashboards",
  "threads",
]);
