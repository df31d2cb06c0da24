import { describe, expect, test } from "@jest/globals";
import { callAt, listTools } from "../../connect/connect-call.js";
import { connectUser, declareConnect } from "../../connect/connect-flow.js";
import { freshOrigin } from "../../connect/connect-origin.js";
import type { Subject } from "../../subject.js";

const serverPath = "/.well-known/oauth-authorization-server";
const resourcePath = "/.well-known/oauth-protected-resource/mcp";
const scopes = ["analytics:read", "analytics:chat"];

const addresses = [
  ["GET", resourcePath],
  ["GET", `${resourcePath}/d/1`],
  ["GET", serverPath],
  ["GET", "/connect/authorize"],
  ["GET", "/connect/return"],
  ["GET", "/connect/consent"],
  ["POST", "/connect/consent"],
  ["POST", "/connect/token"],
  ["POST", "/connect/revoke"],
] as const;

/** What a client finds out before its user signs in, and that it finds nothing where Connect is off (I1). */
export const connectMetadata = (subject: Subject): void => {
  const read = (origin: string, path: string) => callAt(subject, origin, { method: "GET", path });
  const statusesAt = async (origin: string): Promise<Set<number>> => {
    const statuses = new Set<number>();
    for (const [method, path] of addresses) {
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      const rest = method === "POST" ? { headers: form, body: "" } : {};
      statuses.add((await callAt(subject, origin, { method, path, ...rest })).status);
    }
    return statuses;
  };

  describe("I1 what a client finds out", () => {
    test("RFC 8414: the metadata of the server are of the declared origin", async () => {
      const { origin, settle } = await declareConnect(subject);
      const answer = await read(origin, serverPath);
      expect([answer.status, answer.json]).toEqual([
        200,
        expect.objectContaining({
          issuer: origin,
          authorization_endpoint: `${origin}/connect/authorize`,
          token_endpoint: `${origin}/connect/token`,
          revocation_endpoint: `${origin}/connect/revoke`,
          response_types_supported: ["code"],
          grant_types_supported: ["authorization_code", "refresh_token"],
          code_challenge_methods_supported: ["S256"],
          token_endpoint_auth_methods_supported: ["none"],
          scopes_supported: scopes,
          authorization_response_iss_parameter_supported: true,
          client_id_metadata_document_supported: true,
        }),
      ]);
      expect(answer.json).not.toHaveProperty("registration_endpoint");
      await settle({ clientHosts: [] });
      const { json } = await read(origin, serverPath);
      expect(json.client_id_metadata_document_supported).toBe(false);
    });

    test.each(["", "/d/1"])("RFC 9728: the metadata of /mcp%s name the server", async (path) => {
      const { origin } = await declareConnect(subject);
      const answer = await read(origin, `${resourcePath}${path}`);
      expect([answer.status, answer.json]).toEqual([
        200,
        {
          resource: `${origin}/mcp${path}`,
          authorization_servers: [origin],
          scopes_supported: scopes,
          bearer_methods_supported: ["header"],
        },
      ]);
    });

    test.each(["", "/d/1"])("RFC 9728: a 401 of /mcp%s says where they are", async (path) => {
      const { origin } = await declareConnect(subject);
      for (const token of [undefined, "connect.access.x"]) {
        const answer = await listTools(subject, origin, token, `/mcp${path}`);
        const error = token === undefined ? "" : ', error="invalid_token"';
        expect([answer.status, answer.headers["www-authenticate"]]).toEqual([
          401,
          expect.stringContaining(
            `Bearer resource_metadata="${origin}${resourcePath}${path}"${error}`,
          ),
        ]);
      }
    });
  });

  describe("I1 where Connect is off", () => {
    test("each of its addresses is 404, nothing is offered, and tokens open nothing", async () => {
      const connect = await declareConnect(subject);
      const { origin, settle } = connect;
      const { accessToken } = await connectUser(subject, connect);
      expect(await statusesAt(origin)).not.toContain(404);
      await settle({ enabled: false });
      expect(await statusesAt(origin)).toEqual(new Set([404]));
      const answer = await listTools(subject, origin, accessToken);
      expect([answer.status, answer.headers["www-authenticate"]]).toEqual([
        401,
        expect.not.stringContaining("resource_metadata"),
      ]);
      await settle({});
      expect((await listTools(subject, origin, accessToken)).status).toBe(200);
    });

    test("A2: so is an account whose plan has none", async () => {
      const { origin, account } = await declareConnect(subject);
      await account.change({ plan: "starter" });
      expect((await read(origin, serverPath)).status).toBe(403);
    });

    test("so is every address of an origin that nobody has declared", async () => {
      await declareConnect(subject);
      expect(await statusesAt(freshOrigin())).toEqual(new Set([404]));
    });

    test("so are the metadata of a deployment that it is not turned on for", async () => {
      const { origin } = await declareConnect(subject, { deployments: [2] });
      expect((await read(origin, `${resourcePath}/d/1`)).status).toBe(404);
      expect((await read(origin, `${resourcePath}/d/2`)).status).toBe(200);
    });
  });
};
