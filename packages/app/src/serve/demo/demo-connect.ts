import { Failure, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";

/** An assistant of one's own, which listens on a port of its machine. */
const client = {
  id: "demo-assistant",
  name: "Demo assistant",
  redirectUris: ["http://127.0.0.1/callback", "http://localhost/callback"],
};

/**
 * Lets users of the demo connect assistants, by the sign-in of the demo's page. An address that Connect does
 * not take, such as one without TLS on a network, leaves it out.
 */
export const offerDemoConnect = async (
  analytics: Pick<EmbeddedAnalytics, "applyDeclaration">,
  urls: { readonly service: string; readonly host: string },
  log: Logger,
): Promise<void> => {
  const baseUrl = urls.service.toLowerCase();
  const connect = { baseUrl, loginUrl: `${urls.host}/connect-assistant`, clients: [client] };
  try {
    await analytics.applyDeclaration({ accounts: [{ name: "demo", connect }] }, {});
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "invalid_request") throw error;
    log.debug({ baseUrl }, "The demo's users cannot connect assistants at this address");
  }
};
