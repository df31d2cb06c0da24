import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";

/** Whether a certificate can be made on this machine. */
export const hasOpenssl = spawnSync("openssl", ["version"]).error === undefined;

/** A PostgreSQL server that speaks TLS, with a certificate that it signed itself. */
export interface TlsFront {
  /** Its URL, with that `sslmode`. */
  urlOf(sslmode: string): string;
  close(): Promise<void>;
}

/** Puts TLS before a server that has none. Connections without TLS are refused. */
export const startTlsFront = async (serverUrl: string): Promise<TlsFront> => {
  const { key, cert } = makeCertificate();
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    // The first message of 8 bytes asks for TLS; anything else is not served.
    client.once("data", (first) => {
      if (first.length !== 8 || first.readInt32BE(4) !== 80877103) return client.destroy();
      client.write("S");
      const open = new TLSSocket(client, { isServer: true, key, cert });
      const upstream = connect(Number(port), hostname);
      sockets.add(upstream);
      for (const one of [open, upstream]) one.on("error", () => upstream.destroy());
      open.on("close", () => upstream.destroy());
      upstream.on("close", () => open.destroy());
      open.pipe(upstream).pipe(open);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    urlOf: (sslmode) => {
      const url = new URL(serverUrl);
      url.port = String((server.address() as AddressInfo).port);
      url.searchParams.set("sslmode", sslmode);
      return url.href;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};

const makeCertificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), "tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", cert],
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
};
