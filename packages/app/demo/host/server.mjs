// The server part of the demo, and all that a product needs to show the chat to its users: it keeps the
// API key, and mints a session for the person who is signed in.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { answerConnectLogin } from "./connect-login.mjs";

/** Who may be signed in. In your product: your own users, with what your database has of them. */
export const people = [
  {
    id: "anna",
    name: "Anna Berger",
    role: "Store team, Berlin",
    sees: "the sales of Berlin, no margins",
    session: { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] },
  },
  {
    id: "jonas",
    name: "Jonas Lind",
    role: "Head office",
    sees: "every city, and margins",
    session: { groups: ["managers"] },
  },
  {
    id: "priya",
    name: "Priya Nair",
    role: "Buyer at Acme Corp, a customer",
    sees: "what Acme Corp bought",
    session: { embedTenantName: "acme-corp" },
  },
  {
    id: "lena",
    name: "Lena Fischer",
    role: "Controller at Acme Corp, a colleague of Priya",
    sees: "what Acme Corp bought",
    session: { embedTenantName: "acme-corp" },
  },
  {
    id: "tom",
    name: "Tom Okafor",
    role: "Buyer at Globex, a customer",
    sees: "what Globex bought",
    session: { embedTenantName: "globex-inc" },
  },
  {
    id: "mia",
    name: "Mia Koch",
    role: "Head of support, whose tickets lie in PostgreSQL",
    sees: "every ticket of the help desk, read from its database as she asks",
    data: { deploymentId: 2, dashboard: "helpdesk", question: "How many tickets by topic?" },
    session: {},
  },
];

/** What most of them look at: the shop's files. */
const shop = {
  deploymentId: 1,
  dashboard: "sales",
  question: "What is the revenue by month this year?",
};

/** Calls the service with the key, which stays on this server. */
const callService = async ({ serviceUrl, apiKey }, path, body) => {
  const response = await fetch(`${serviceUrl}/api/v1/embed/${path}`, {
    method: "POST",
    headers: { Authorization: `Api-Key ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
};

/** Mints a session, for one use within five minutes. `call` is for the demo to show. */
const mintSession = async (options, { id, name, session, data = shop }, isCreator) => {
  const { deploymentId } = data;
  const body = { deploymentId, externalId: id, userProfile: { displayName: name }, ...session };
  // Customers' people make dashboards of their own; ours have those that are declared.
  if (isCreator && session.embedTenantName !== undefined) body.creatorMode = true;
  return { ...(await callService(options, "generate-session", body)), call: body };
};

const own = (name) => new URL(`./public/${name}`, import.meta.url);
const files = {
  "/": [own("index.html"), "text/html; charset=utf-8"],
  "/page.js": [own("page.js"), "text/javascript; charset=utf-8"],
  "/behind.js": [own("behind.js"), "text/javascript; charset=utf-8"],
  "/style.css": [own("style.css"), "text/css; charset=utf-8"],
  "/sign-in.css": [own("sign-in.css"), "text/css; charset=utf-8"],
  "/server.mjs": [new URL(import.meta.url), "text/plain; charset=utf-8"],
};
/** The client, which your page takes from npm. */
const clientFolder = new URL("../../../client/dist/embed/", import.meta.url);

const fileOf = (path) => {
  if (Object.hasOwn(files, path)) return files[path];
  const [, name] = /^\/client\/embed\/([a-z-]+\.js)$/.exec(path) ?? [];
  return name && [new URL(name, clientFolder), "text/javascript; charset=utf-8"];
};

/** Why a request is none of our own page; undefined where it is. */
const foreignness = ({ headers }, port) => {
  const host = headers.host ?? "";
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return "Wrong host.";
  return (headers.origin ?? `http://${host}`) === `http://${host}` ? undefined : "Wrong origin.";
};

const peopleShown = () =>
  people.map(({ id, name, role, sees, data = shop }) => ({ ...{ id, name, role, sees }, ...data }));

/** `POST /sessions/{person}[/creator|/revoke]`; `latest` has the session of each that was minted last. */
const answerSession = async (options, latest, path, { origin }) => {
  const [, , id, action] = path.split("/");
  const person = people.find((each) => each.id === id);
  if (person === undefined || origin === undefined) {
    return { status: 404, value: { error: "Nobody of that name." } };
  }
  if (action === "revoke") {
    // What a product does when somebody signs out.
    const sessionId = latest.get(id);
    if (sessionId !== undefined) await callService(options, "session/revoke", { sessionId });
    return { status: 200, value: {} };
  }
  const minted = await mintSession(options, person, action === "creator");
  latest.set(id, minted.sessionId);
  return { status: 200, value: minted };
};

/** The page on which a person signs in to connect an assistant. */
const answerConnect = (options, request) => {
  const mint = async (person, deploymentId) => {
    const asked = { ...person, data: { deploymentId } };
    return (await mintSession(options, asked, false)).sessionId;
  };
  return answerConnectLogin(request, { people, publicUrl: options.publicUrl, mint });
};

/** The demo's server, not listening yet. The key stays here: the page gets sessions only. */
export const createDemoServer = (options) => {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src ${new URL(options.publicUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = {
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
  const latest = new Map();
  const server = createServer(async (request, response) => {
    const { method } = request;
    const send = (status, type, body) => {
      response.writeHead(status, { ...headers, "Content-Type": type });
      response.end(method === "HEAD" ? undefined : body);
    };
    const sendJson = (status, value) => send(status, "application/json", JSON.stringify(value));
    try {
      // Another page that this machine has open must not mint sessions, by whatever name it asks.
      const problem = foreignness(request, server.address().port);
      if (problem !== undefined) return sendJson(403, { error: problem });
      const [path] = request.url.split("?");
      if (path === "/people" && method === "GET") {
        return sendJson(200, { serviceUrl: options.publicUrl, people: peopleShown() });
      }
      if (path.startsWith("/sessions/") && method === "POST") {
        const { status, value } = await answerSession(options, latest, path, request.headers);
        return sendJson(status, value);
      }
      if (path === "/connect-assistant" && ["GET", "POST"].includes(method)) {
        const answer = await answerConnect(options, request);
        const type = { "Content-Type": "text/html; charset=utf-8" };
        response.writeHead(answer.status, { ...headers, ...type, ...answer.headers });
        return response.end(answer.html);
      }
      const file = ["GET", "HEAD"].includes(method) ? fileOf(path) : undefined;
      if (file === undefined) return sendJson(404, { error: "There is nothing here." });
      const [url, type] = file;
      return send(200, type, await readFile(url));
    } catch (error) {
      return error.code === "ENOENT"
        ? sendJson(404, { error: "There is nothing here." })
        : sendJson(502, { error: error.message });
    }
  });
  return server;
};
