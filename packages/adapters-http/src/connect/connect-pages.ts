import type { Request } from "express";
import { Failure, type Parameters, type PresentedRequest } from "@embedded-analytics/domain";
import { queryParameters } from "./web-parameters.js";
import {
  addressIn,
  addTo,
  newNonce,
  redirect,
  sendPage,
  sendRefusal,
  type Answer,
  type ConnectParts,
} from "./answering.js";
import { browserCookie, browserSecretOf, languageCookie, languageIn } from "./browser-cookie.js";
import { consentPage, formTarget } from "./pages.js";
import { firstLanguageOf, pageLanguageOf } from "./texts/page-language.js";

/** What people see: the way to the host's login and back, and the consent page. */
export const addPages = (parts: ConnectParts): void => {
  const { analytics, readForm } = parts;
  const addressOf = addressIn(parts);

  const authorize: Answer = async (request, response) => {
    const parameters = queryParameters(request.url);
    const { location, browserSecret } = await analytics.beginAuthorization(
      addressOf(request),
      parameters,
      browserSecretOf(request.headers.cookie),
    );
    if (browserSecret !== undefined) {
      response.setHeader("Set-Cookie", [
        browserCookie(browserSecret),
        ...languageCookies(request, parameters("ui_locales")),
      ]);
    }
    redirect(request, response, location);
  };
  const comeBack: Answer = async (request, response) => {
    const parameters = queryParameters(request.url);
    const presented = presentedBy(request, parameters);
    await analytics.returnFromLogin(addressOf(request), presented, parameters("session"));
    // The session id is spent, and leaves the address.
    const state = encodeURIComponent(presented.requestId ?? "");
    redirect(request, response, `${request.baseUrl}/connect/consent?state=${state}`);
  };
  const askConsent: Answer = async (request, response) => {
    const presented = presentedBy(request, queryParameters(request.url));
    const consent = await analytics.presentConsent(addressOf(request), presented);
    const nonce = newNonce();
    const html = consentPage(consent, presented.requestId ?? "", nonce, pageLanguageOf(request));
    sendPage(request, response, 200, html, nonce, `'self' ${formTarget(consent.redirectUri)}`);
  };
  const decide: Answer = async (request, response) => {
    const address = addressOf(request);
    const { origin = address.baseUrl, "sec-fetch-site": site = "same-origin" } = request.headers;
    if (origin !== address.baseUrl || site !== "same-origin") {
      throw new Failure("origin_not_allowed", "The decision came from another site.");
    }
    const form = await readForm(request);
    const presented = presentedBy(request, form);
    const decision = { formToken: form("form_token"), allows: form("decision") === "allow" };
    const { location } = await analytics.decideConsent(address, presented, decision);
    redirect(request, response, location);
  };
  const add = addTo(parts, sendRefusal);
  add("GET", "/connect/authorize", authorize);
  add("GET", "/connect/return", comeBack);
  add("GET", "/connect/consent", askConsent);
  add("POST", "/connect/consent", decide);
};

/** The request's id as the host's login and the form carry it, and the secret of the cookie. */
const presentedBy = (request: Request, parameters: Parameters): PresentedRequest => ({
  requestId: parameters("state"),
  browserSecret: browserSecretOf(request.headers.cookie),
});

/** The request waits for the host's login, which knows nothing of its language: so the browser keeps it. */
const languageCookies = (request: Request, locales: string | undefined): readonly string[] => {
  const language = firstLanguageOf(locales);
  const isKept = languageIn(request.headers.cookie) !== undefined;
  return language === undefined && !isKept ? [] : [languageCookie(language)];
};
