// The server part of the demo, and all that a product needs to show the chat to its users: it keeps the
// API key, mints a session for the person who is signed in, and answers the address of the frame.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

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
];

/** Mints a session (one use, five minutes) and answers the address that the frame opens. */
const openChat = async ({ serviceUrl, publicUrl, apiKey }, { id, name, session }) => {
  const body = { deploymentId: 1, externalId: id, userProfile: { displayName: name }, ...session };
  const response = await fetch(`${serviceUrl}/api/v1/embed/generate-session`, {
    method: "POST",
    headers: { Authorization: `Api-Key ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  const { sessionId } = await response.json();
  // `call` is for the demo to show; your own page needs the address alone.
  return { frameUrl: `${publicUrl}/embed/d/1/chat?session=${sessionId}`, call: body };
};

const files = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/page.js": ["page.js", "text/javascript; charset=utf-8"],
  "/style.css": ["style.css", "text/css; charset=utf-8"],
};

/** The demo's server, not listening yet. The key stays here: the page gets the frame's address only. */
export const createDemoServer = (options) => {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src ${new URL(options.publicUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = {
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
  const server = createServer(async (request, response) => {
    const send = (status, type, body) => {
      response.writeHead(status, { ...headers, "Content-Type": type });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    const sendJson = (status, value) => send(status, "application/json", JSON.stringify(value));
    try {
      // Another page that this machine has open must not mint sessions, by whatever name it asks.
      const { port } = server.address();
      const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
      if (!hosts.includes(request.headers.host ?? ""))
        return sendJson(403, { error: "Wrong host." });
      const { origin = `http://${request.headers.host}` } = request.headers;
      if (origin !== `http://${request.headers.host}`)
        return sendJson(403, { error: "Wrong origin." });
      const [path] = request.url.split("?");
      if (path === "/people" && request.method === "GET") {
        return sendJson(
          200,
          people.map(({ id, name, role, sees }) => ({ id, name, role, sees })),
        );
      }
      if (path.startsWith("/sessions/") && request.method === "POST") {
        const person = people.find(({ id }) => path === `/sessions/${id}`);
        if (person === undefined || request.headers.origin === undefined) {
          return sendJson(404, { error: "Nobody of that name." });
        }
        return sendJson(200, await openChat(options, person));
      }
      if (!Object.hasOwn(files, path) || !["GET", "HEAD"].includes(request.method)) {
        return sendJson(404, { error: "There is nothing here." });
      }
      const [name, type] = files[path];
      return send(200, type, await readFile(new URL(`./public/${name}`, import.meta.url)));
    } catch (error) {
      return sendJson(502, { error: error.message });
    }
  });
  return server;
};
