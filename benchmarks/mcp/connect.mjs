// A user connects an assistant: a browser without pictures, and a client without a user.
import { createHash, randomBytes } from "node:crypto";
import { URLSearchParams } from "node:url";
import { quantile } from "../chat/figures.mjs";
import { table } from "../queries/measure.mjs";

const redirectUri = "http://127.0.0.1:7777/callback";
const atOnce = 8;

/**
 * How long each step of Connect takes, one user after another and eight at once. The host's session is part
 * of it, what the host's login and people take is not.
 */
export const measureConnect = async (service, flows) => {
  const rows = [];
  await flowOf(service, "warm"); // to be warm
  for (const callers of [1, atOnce]) {
    const steps = new Map();
    const note = (name, ms) => steps.set(name, [...(steps.get(name) ?? []), ms]);
    const one = async (caller) => {
      for (let flow = caller; flow < flows; flow += callers) {
        const timesMs = await flowOf(service, `connects-${callers}-${flow}`);
        for (const [name, ms] of timesMs) note(name, ms);
        note(
          "all",
          [...timesMs.values()].reduce((sum, ms) => sum + ms, 0),
        );
      }
    };
    await Promise.all(Array.from({ length: callers }, (_, caller) => one(caller)));
    for (const [name, timesMs] of steps) {
      const figures = [0.5, 0.99].map((share) => quantile(timesMs, share).toFixed(1));
      rows.push([callers, name, ...figures]);
    }
  }
  console.log(`Connect, ${flows} users\n`);
  table(["users at once", "step", "p50 ms", "p99 ms"], rows);
};

/** One user's way to tokens and to a first message; milliseconds by step. */
const flowOf = async ({ url, mint }, externalId) => {
  const timesMs = new Map();
  const timed = async (name, act) => {
    const startedMs = performance.now();
    const value = await act();
    timesMs.set(name, performance.now() - startedMs);
    return value;
  };
  const verifier = randomBytes(32).toString("base64url");
  const asked = new URLSearchParams({
    response_type: "code",
    client_id: "desk",
    redirect_uri: redirectUri,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: `${url}/mcp`,
  });
  const begun = await timed("authorize", () => visit(`${url}/connect/authorize?${asked}`));
  const Cookie = begun.headers.getSetCookie()[0].split(";")[0];
  const state = locationOf(begun).searchParams.get("state");
  const session = await timed("session of the host", () => mint(externalId));
  const back = new URLSearchParams({ state, session });
  const returned = await timed("return", () => visit(`${url}/connect/return?${back}`, { Cookie }));
  const page = await timed("consent page", () => visit(locationOf(returned, url), { Cookie }));
  const formToken = /name="form_token" value="([^"]*)"/.exec(page.text)[1];
  const form = { state, form_token: formToken, decision: "allow" };
  const decided = await timed("decision", () => visit(`${url}/connect/consent`, { Cookie }, form));
  const redeemed = await timed("tokens", () =>
    visit(
      `${url}/connect/token`,
      {},
      {
        grant_type: "authorization_code",
        client_id: "desk",
        redirect_uri: redirectUri,
        code: locationOf(decided).searchParams.get("code"),
        code_verifier: verifier,
      },
    ),
  );
  const { refresh_token: refreshToken } = JSON.parse(redeemed.text);
  const refreshing = {
    grant_type: "refresh_token",
    client_id: "desk",
    refresh_token: refreshToken,
  };
  await timed("refresh", () => visit(`${url}/connect/token`, {}, refreshing));
  return timesMs;
};

const locationOf = ({ headers }, base) => new URL(headers.get("location"), base);

const visit = async (address, headers = {}, form) => {
  const sent =
    form === undefined ? { headers } : { method: "POST", headers, body: new URLSearchParams(form) };
  const answer = await fetch(address, { ...sent, redirect: "manual" });
  const text = await answer.text();
  if (answer.status !== 200 && answer.status !== 303) throw new Error(`${answer.status} ${text}`);
  return { headers: answer.headers, text };
};
