import type { Consent } from "@embedded-analytics/domain";
import { connectStyle } from "./page-style.js";
import { escaped } from "../response/escaped.js";
import type { PageLanguage } from "./texts/page-language.js";

const page = (
  { tag, texts }: PageLanguage,
  title: string,
  content: string,
  nonce: string,
): string =>
  `<!doctype html>
<html lang="${tag}" dir="${texts.direction}">
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
export const consentPage = (
  consent: Consent,
  requestId: string,
  nonce: string,
  language: PageLanguage,
): string => {
  const { clientName, userName, customerName, accountName, redirectUri } = consent;
  const { texts } = language;
  const rows = [
    [texts.assistant, clientName],
    [texts.you, userName],
    ...(customerName === undefined ? [] : [[texts.customer, customerName]]),
    [texts.service, accountName],
    [texts.sendsYouTo, targetOf(redirectUri)],
  ].map(([term = "", text = ""]) => `<dt>${escaped(term)}</dt><dd>${isolated(text)}</dd>`);
  const scopes = consent.scopes.map((scope) => `<li>${escaped(texts.scopes[scope] ?? scope)}</li>`);
  const [before = "", after = ""] = texts.wantsYourData.split("{client}");
  return page(
    language,
    texts.connect,
    `
      <h1>${escaped(before)}${isolated(clientName)}${escaped(after)}</h1>
      <dl>${rows.join("")}</dl>
      <h2>${escaped(texts.itCan)}</h2>
      <ul>${scopes.join("")}</ul>
      <p class="muted">${escaped(texts.limits)}</p>
      <form method="post" action="consent">
        <input type="hidden" name="state" value="${escaped(requestId)}">
        <input type="hidden" name="form_token" value="${escaped(consent.formToken)}">
        <button name="decision" value="allow">${escaped(texts.allow)}</button>
        <button name="decision" value="deny">${escaped(texts.deny)}</button>
      </form>`,
    nonce,
  );
};

/** A name from outside, whose direction of writing does not reorder the words around it. */
const isolated = (text: string): string => `<bdi>${escaped(text)}</bdi>`;

/** The page of a request that cannot go on; the sentence is a failure's, in English. */
export const refusalPage = (sentence: string, nonce: string, language: PageLanguage): string =>
  page(
    language,
    language.texts.notConnected,
    `
      <h1>${escaped(language.texts.notConnected)}</h1>
      <p lang="en" dir="ltr">${escaped(sentence)}</p>`,
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
