import { connect } from "node:net";

/**
 * Writes bytes to a socket as they are, for what no HTTP client would send. Answers all that came
 * back until the other side closed; with `thenEnd` this side says first that nothing more comes.
 */
export const rawCall = (
  baseUrl: string,
  bytes: string | Uint8Array,
  { thenEnd = false }: { readonly thenEnd?: boolean } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
    if (thenEnd) socket.end(bytes);
    else socket.write(bytes);
  });
