import { Failure } from "@embedded-analytics/domain";
import { sendProblem } from "../response/send-problem.js";
import { addressIn, addTo, sendJson, type Answer, type ConnectParts } from "./answering.js";
import { resourceMetadata, serverMetadata } from "./metadata.js";

const resourcePath = "/.well-known/oauth-protected-resource";

/** What programs ask: metadata, tokens, and their revocation. */
export const addEndpoints = (parts: ConnectParts): void => {
  const { analytics, readForm } = parts;
  const addressOf = addressIn(parts);

  const serveResource: Answer = async (request, response) => {
    const id = request.params["deploymentId"];
    if (id !== undefined && !/^[1-9]\d{0,9}$/.test(String(id))) throw nothingHere();
    const deploymentId = id === undefined ? undefined : Number(id);
    const server = await analytics.findConnectServer(addressOf(request), deploymentId);
    sendJson(request, response, 200, resourceMetadata(server));
  };
  const serveMetadata: Answer = async (request, response) => {
    const server = await analytics.findConnectServer(addressOf(request));
    sendJson(request, response, 200, serverMetadata(server));
  };
  const issue: Answer = async (request, response) => {
    const answer = await analytics.issueTokens(addressOf(request), await readForm(request));
    sendJson(request, response, "error" in answer ? 400 : 200, answer);
  };
  const revoke: Answer = async (request, response) => {
    await analytics.revokeToken(addressOf(request), await readForm(request));
    sendJson(request, response, 200, {});
  };

  const add = addTo(parts, sendProblem);
  add("GET", resourcePath, serveResource);
  add("GET", `${resourcePath}/mcp`, serveResource);
  add("GET", `${resourcePath}/mcp/d/:deploymentId`, serveResource);
  add("GET", "/.well-known/oauth-authorization-server", serveMetadata);
  add("POST", "/connect/token", issue);
  add("POST", "/connect/revoke", revoke);
};

const nothingHere = (): Failure => new Failure("not_found", "There is nothing here.");
