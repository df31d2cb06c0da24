/** Descriptions of clients that lie on the web (Client ID Metadata Documents). */
export interface ClientDocumentsMethods {
  /**
   * The text at an address, of at most 5 KB, fetched within 3 seconds; undefined where it cannot be had.
   * The adapter reaches public addresses over https alone, and follows no redirect, so that nobody who
   * names an address learns or changes anything inside the network of the service.
   */
  load(url: string): string | undefined;
}
