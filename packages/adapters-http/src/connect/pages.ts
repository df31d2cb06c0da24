import type { Consent } from "@embedded-analytics/domain";
import { connectStyle } from "./page-style.js";
import { escaped } from "../response/escaped.js";

/** What each scope lets an assistant do, in the words of the consent page. */
const scopeTexts: Readonly<Record<string, string>> = {
  "analytics:read": "Search the data, run queries, and read charts and dashboards",
  "analytics:chat": "Ask the analyst for you. Its conversations are kept with yours",
};

const page = (title: string, content: string, nonce: string): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)}</title>
    <style nonce="${nonce}">${connectStyle}</style>
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>
`;

/** The page on which a user allows or denies an assistant. */
export const consentPage = (consent: Consent, requestId: string, nonce: string): string => {
  const { clientName, userName, customerName, accountName, redirectUri } = consent;
  const rows = [
    ["Assistant", clientName],
    ["You", userName],
    ...(customerName === undefined ? [] : [["Customer", customerName]]),
    ["Service", accountName],
    ["Sends you to", targetOf(redirectUri)],
  ].map(([term = "", text = ""]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`);
  const scopes = consent.scopes.map((scope) => `<li>${escaped(scopeTexts[scope] ?? scope)}</li>`);
  return page(
    `Connect ${clientName}`,
    `
      <h1>${escaped(clientName)} wants to use your data</h1>
      <dl>${rows.join("")}</dl>
      <h2>If you allow it, it can</h2>
      <ul>${scopes.join("")}</ul>
      <p class="muted">It sees what you may see, and nothing else. Its access ends after 30 days, or
      earlier when you or your administrator disconnect it.</p>
      <form method="post" action="consent">
        <input type="hidden" name="state" value="${escaped(requestId)}">
        <input type="hidden" name="form_token" value="${escaped(consent.formToken)}">
        <button name="decision" value="allow">Allow</button>
        <button name="decision" value="deny">Do not allow</button>
      </form>`,
    nonce,
  );
};

/** The page of a request that cannot go on. */
export const refusalPage = (sentence: string, nonce: string): string =>
  page(
    "The assistant was not connected",
    `
      <h1>The assistant was not connected</h1>
      <p>${escaped(sentence)}</p>`,
    nonce,
  );

/** The program that gets the answer: a site by its host, anything else by its scheme. */
const targetOf = (redirectUri: string): string =>
  /^https?:\/\/([^/?#]+)/.exec(redirectUri)?.[1] ?? schemeOf(redirectUri);

const schemeOf = (redirectUri: string): string =>
  redirectUri.slice(0, redirectUri.indexOf(":") + 1);

/**
 * What a form on the consent page may lead to, as a source of a policy: browsers hold the redirect behind
 * the form against it as well.
 */
export const formTarget = (redirectUri: string): string =>
  /^https?:\/\/[a-z0-9.:[\]-]+/i.exec(redirectUri)?.[0] ?? schemeOf(redirectUri);
