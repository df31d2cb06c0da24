/** What the server says of the page that it served; see `PageData` of the router. */
export interface PageData {
  /** The path under which the service is mounted; empty at the root. */
  readonly basePath: string;
  readonly cloudRegion: string;
  readonly surface: "chat" | "dashboard" | "app";
  /** The deployment of the address, or of the session where the address has none. */
  readonly deploymentId?: number | undefined;
  /** The origins whose pages may speak with this one (G5). */
  readonly allowedOrigins: readonly string[];
  readonly accountName: string | undefined;
  readonly agentId: string | undefined;
}

/** Reads the page's data; undefined where the page was not served by the service. */
export const readPageData = (content: string | undefined): PageData | undefined => {
  if (content === undefined) return undefined;
  try {
    const data = JSON.parse(content) as PageData;
    return { ...data, allowedOrigins: (data as Partial<PageData>).allowedOrigins ?? [] };
  } catch {
    return undefined;
  }
};
