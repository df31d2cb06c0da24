import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

/** A real OpenID provider on this machine, of which a test says who signs in and what it does wrong. */
export interface TestProvider {
  readonly issuer: string;
  /** Who signs in from now on: the claims of the ID token beside those of the protocol. */
  claims: JWTPayload;
  /** What its ID tokens say in the place of what they should. */
  wrong: JWTPayload;
  /** Signs with a key that it does not publish. */
  signsWithOtherKey: boolean;
  close(): Promise<void>;
}

interface Code {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const alg = "RS256";

export const testProvider = async (
  clientId: string,
  clientSecret: string,
): Promise<TestProvider> => {
  const [keys, others] = [await generateKeyPair(alg), await generateKeyPair(alg)];
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg, use: "sig" };
  const codes = new Map<string, Code>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const json = (status: number, body: object): void => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    if (pathname === "/.well-known/openid-configuration") return json(200, metadata(issuer));
    if (pathname === "/jwks") return json(200, { keys: [jwk] });
    if (pathname === "/authorize") {
      const code = randomUUID();
      const redirectUri = searchParams.get("redirect_uri") ?? "";
      codes.set(code, {
        nonce: searchParams.get("nonce") ?? "",
        challenge: searchParams.get("code_challenge") ?? "",
        redirectUri,
      });
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", searchParams.get("state") ?? "");
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    const form = new URLSearchParams(await textOf(request));
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (code === undefined || !isClient(request, form) || !isSame(code, form)) {
      return json(400, { error: "invalid_grant" });
    }
    json(200, {
      access_token: "opaque",
      token_type: "Bearer",
      id_token: await idToken(code.nonce),
    });
  };

  const isClient = (request: IncomingMessage, form: URLSearchParams): boolean => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    return (
      request.headers.authorization === `Basic ${basic}` ||
      (form.get("client_id") === clientId && form.get("client_secret") === clientSecret)
    );
  };

  const idToken = (nonce: string): Promise<string> =>
    new SignJWT({ nonce, ...made.claims, ...made.wrong })
      .setProtectedHeader({ alg, kid: "one" })
      .setIssuer(String(made.wrong.iss ?? issuer))
      .setAudience(String(made.wrong.aud ?? clientId))
      .setIssuedAt(made.wrong.iat)
      .setExpirationTime(made.wrong.exp ?? "5m")
      .sign((made.signsWithOtherKey ? others : keys).privateKey);

  const made: TestProvider = {
    issuer,
    claims: { sub: "nobody" },
    wrong: {},
    signsWithOtherKey: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return made;
};

const metadata = (issuer: string): object => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: [alg],
  code_challenge_methods_supported: ["S256"],
});

/** PKCE, and the address to which the code was sent. */
const isSame = ({ challenge, redirectUri }: Code, form: URLSearchParams): boolean => {
  const verifier = form.get("code_verifier") ?? "";
  const digest = createHash("sha256").update(verifier).digest("base64url");
  return digest === challenge && form.get("redirect_uri") === redirectUri;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
};
