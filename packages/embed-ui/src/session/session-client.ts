import { createBrowserClient, type BrowserClient, type Fetch } from "@embedded-analytics/client";
import { exchangePath } from "./exchange-session.js";
import type { PageSession } from "./page-session.js";

/**
 * A client of the page's user. Its tokens come from the page's session, which has exchanged them: its
 * own exchange is answered from memory.
 */
export const sessionClient = (
  { baseUrl, cloudRegion }: { readonly baseUrl: string; readonly cloudRegion: string },
  session: PageSession,
): BrowserClient => {
  const exchangeUrl = baseUrl + exchangePath;
  let token = "";
  const answering: Fetch = async (input, init) => {
    if (input === exchangeUrl) return Response.json({ token });
    const response = await fetch(input, init);
    const sent = new Headers(init.headers).get("authorization")?.replace(/^Bearer /, "");
    if (response.status === 401 && sent !== undefined) session.refuse(sent);
    return response;
  };
  return createBrowserClient({
    baseUrl,
    cloudRegion,
    fetch: answering,
    fetchSession: async () => {
      token = await session.tokenToSend();
      return { sessionId: "held" };
    },
  });
};
