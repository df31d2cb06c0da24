import type { ClientDocumentsMethods } from "../../connect/client-documents.js";

const bytesMax = 5 * 1024;

/** Documents by their address, with nothing fetched from anywhere. */
export const inMemoryClientDocuments = (
  documents: Readonly<Record<string, string>>,
): ClientDocumentsMethods => ({
  load: (url) => {
    const text = Object.hasOwn(documents, url) ? documents[url] : undefined;
    const fits = text !== undefined && new TextEncoder().encode(text).length <= bytesMax;
    return fits && url.startsWith("https://") ? text : undefined;
  },
});
