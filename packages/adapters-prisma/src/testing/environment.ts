/** How the run's set-up tells the test files, which run in other processes, where the server is. */
export const environment = {
  /** A server where databases may be created; it takes the place of the embedded one when set. */
  givenUrl: "TEST_DATABASE_URL",
  serverUrl: "EMBEDDED_ANALYTICS_TEST_SERVER_URL",
  /** The role that serves requests on it, with its password: `role:password`. */
  serviceRole: "EMBEDDED_ANALYTICS_TEST_SERVICE_ROLE",
  template: "EMBEDDED_ANALYTICS_TEST_TEMPLATE",
} as const;
