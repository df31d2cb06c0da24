/** What the server says of the page that it served; see `PageData` of the router. */
export interface PageData {
  /** The path under which the service is mounted; empty at the root. */
  readonly basePath: string;
  readonly cloudRegion: string;
  readonly surface: "chat" | "dashboard" | "app";
  readonly accountName: string | undefined;
  readonly agentId: string | undefined;
  /** Whether the service has the routes of the user's threads. */
  readonly hasThreads?: boolean;
}

/** Reads the page's data; undefined where the page was not served by the service. */
export const readPageData = (content: string | undefined): PageData | undefined => {
  if (content === undefined) return undefined;
  try {
    return JSON.parse(content) as PageData;
  } catch {
    return undefined;
  }
};
