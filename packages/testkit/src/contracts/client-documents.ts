import { expect } from "@jest/globals";
import { proves, type PortContract } from "./contract.js";

/** Addresses that nobody outside may have fetched (I1). */
const refusedAddresses = [
  "",
  "not an address",
  "http://example.com/client.json",
  "file:///etc/passwd",
  "https://localhost/client.json",
  "https://127.0.0.1/client.json",
  "https://0177.0.0.1/client.json",
  "https://2130706433/client.json",
  "https://10.0.0.1/client.json",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/client.json",
  "https://[::ffff:127.0.0.1]/client.json",
  "https://[fd00::1]/client.json",
  "https://user:secret@example.com/client.json",
  "https://example.com:8443/client.json",
];

/** What every adapter of `clientDocuments` must do. */
export const clientDocumentsContract: PortContract<"clientDocuments"> = {
  load: {
    cases: [
      proves("I1 gives the text at an address, of 5 KB at most", async (_store, open) => {
        const base = "https://clients.example.com";
        const fitting = "x".repeat(5 * 1024);
        const { ports } = await open({
          documents: {
            [`${base}/a.json?v=1`]: '{"a":"ä"}',
            [`${base}/fitting.json`]: fitting,
            [`${base}/large.json`]: `${fitting}x`,
          },
        });
        const { clientDocuments } = ports;
        expect(await clientDocuments.load(`${base}/a.json?v=1`)).toBe('{"a":"ä"}');
        expect(await clientDocuments.load(`${base}/fitting.json`)).toBe(fitting);
        expect(await clientDocuments.load(`${base}/large.json`)).toBeUndefined();
        expect(await clientDocuments.load(`${base}/nothing.json`)).toBeUndefined();
      }),
      proves(
        "I1 fetches nothing from a private address, without TLS or past a port",
        async (store) => {
          for (const address of refusedAddresses) {
            expect([address, await store.ports.clientDocuments.load(address)]).toEqual([
              address,
              undefined,
            ]);
          }
        },
      ),
    ],
    foreign: { notBoundToAnAccount: "Documents lie on the web, and are nobody's." },
  },
};
