import { request as send, type OutgoingHttpHeaders, type IncomingHttpHeaders } from "node:http";

/** One request, as it goes over the socket: nothing is added but `Host` and `Content-Length`. */
export interface HttpCall {
  readonly method: string;
  /** Path and query, sent as they are. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders | undefined;
  readonly body?: string | Uint8Array | undefined;
}

/** What came back. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; undefined where there is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into any body
  readonly json: any;
}

/** Sends one request and reads the whole answer. */
export const httpCall = (baseUrl: string, call: HttpCall): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(baseUrl);
    const prefix = pathname.replace(/\/$/, "");
    const { method, body } = call;
    const headers = { ...lengthOf(call), ...call.headers };
    const request = send({ hostname, port, method, path: prefix + call.path, headers });
    request.on("error", reject);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const type = response.headers["content-type"] ?? "";
        const isJson = /\bjson\b/.test(type) && text !== "";
        try {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            json: isJson ? (JSON.parse(text) as unknown) : undefined,
          });
        } catch {
          reject(new Error(`The answer says that it is JSON, and is not: ${text}`));
        }
      });
    });
    request.end(body);
  });

const lengthOf = ({ headers, body }: HttpCall): OutgoingHttpHeaders =>
  body === undefined || headers?.["Transfer-Encoding"] !== undefined
    ? {}
    : { "Content-Length": Buffer.byteLength(body) };
