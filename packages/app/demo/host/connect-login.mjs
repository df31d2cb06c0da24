// The page to which the service sends a user who connects an assistant. Your product has such a page where it
// signs its users in; all that it adds is the last step: a session, and the way back with it.

import { URLSearchParams } from "node:url";

const escaped = (text) =>
  text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0).toString()};`);

const page = (people, state, deploymentId) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/style.css" />
    <link rel="stylesheet" href="/sign-in.css" />
    <title>Sign in to Northwind Peak</title>
  </head>
  <body>
    <main class="sign-in">
      <h1>Sign in to Northwind Peak</h1>
      <p>An assistant wants to be connected. Whose is it?</p>
      <form method="post" action="/connect-assistant">
        <input type="hidden" name="state" value="${escaped(state)}" />
        <input type="hidden" name="deploymentId" value="${deploymentId}" />
        ${people
          .map(
            ({ id, name, role }) =>
              `<button name="person" value="${id}"><b>${escaped(name)}</b> ${escaped(role)}</button>`,
          )
          .join("\n        ")}
      </form>
    </main>
  </body>
</html>
`;

/** Everything of a form, which is short. */
const formOf = async (request) => {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) throw new Error("The form is too long.");
  }
  return new URLSearchParams(text);
};

/**
 * Answers the page, and its form with the way back. `mint` makes a session for a person in a deployment. The
 * way back is the service's own address and nothing that the request names: a session must go nowhere else.
 */
export const answerConnectLogin = async (request, { people, publicUrl, mint }) => {
  const isForm = request.method === "POST";
  const given = isForm ? await formOf(request) : new URL(request.url, publicUrl).searchParams;
  const state = given.get("state") ?? "";
  const deploymentId = Number(given.get("deploymentId") ?? 1);
  if (!/^[0-9a-f]{64}$/.test(state) || !Number.isSafeInteger(deploymentId)) return { status: 400 };
  if (!isForm) {
    const policy = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${new URL(publicUrl).origin} http: https:; frame-ancestors 'none'`;
    return {
      status: 200,
      // With no referrer at all, browsers would send the form's origin as `null`.
      headers: { "Content-Security-Policy": policy, "Referrer-Policy": "same-origin" },
      html: page(people, state, deploymentId),
    };
  }
  const person = people.find(({ id }) => id === given.get("person"));
  if (person === undefined || request.headers.origin === undefined) return { status: 400 };
  // Minted now: the service takes no session that is older than the request.
  const sessionId = await mint(person, deploymentId);
  const back = new URL("/connect/return", publicUrl);
  back.searchParams.set("state", state);
  back.searchParams.set("session", sessionId);
  return { status: 303, headers: { Location: back.href } };
};
