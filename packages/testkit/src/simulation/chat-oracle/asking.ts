import { expect } from "@jest/globals";
import {
  Failure,
  type ChatAddress,
  type DataCaller,
  type FailureCode,
} from "@embedded-analytics/domain";
import type { ChatCalls } from "./chat-calls.js";
import { apiKeyOf, callers, type AccountName, type Caller } from "./accounts.js";
import { pathOf, shortLife, type Asked, type Message, type ChatOracle } from "./oracle.js";

/** A call of the chat API: its caller, its address and its body. */
export const callOf = (
  oracle: ChatOracle,
  asked: Asked,
  said: object,
): readonly [DataCaller, ChatAddress, object] => {
  const { caller } = asked;
  const address = { accountName: pathOf(asked), agentId: asked.agentId };
  const body = { ...(asked.chatId === undefined ? {} : { chatId: asked.chatId }), ...said };
  if (callers[caller.name].by === "token") {
    return [
      { apiKey: undefined, embedToken: oracle.tokenOf(caller)?.token ?? "none" },
      address,
      body,
    ];
  }
  const sessionSettings = { ...identityOf(caller), ...lifetimeOf(asked) };
  return [credentialOf(caller.account), address, { ...body, sessionSettings }];
};

/** What a message says. */
export const saidOf = ({ input, messageId }: Message): object => ({
  input,
  ...(messageId === undefined ? {} : { messageId }),
});

export const credentialOf = (account: AccountName) => ({ apiKey: apiKeyOf(account) });

export const expectRefusal = (given: unknown, code: FailureCode): void => {
  const refusal = given instanceof Failure ? { code: given.code } : { given: typeof given };
  expect(refusal).toEqual({ code });
};

/** A page that logs in: the session of its user, exchanged. */
export const tokenFor = async (calls: ChatCalls, { account, name }: Caller) => {
  const is = callers[name];
  const { sessionId } = await calls.generateSession(credentialOf(account), {
    deploymentId: 1,
    isEphemeral: true,
    ...identityOf({ account, name }),
    ...("embedTenantName" in is ? { embedTenantName: is.embedTenantName } : {}),
  });
  const { token } = await calls.exchangeSession({ sessionId });
  return { sessionId, token };
};

const identityOf = ({ name }: Caller): object => {
  const is = callers[name];
  return "internalId" in is ? { internalId: is.internalId } : { externalId: is.externalId };
};

const lifetimeOf = (asked: Asked | Message): object => {
  if (!("lifetime" in asked)) return {};
  if (asked.lifetime === "for ever") return { isEphemeral: false };
  return asked.lifetime === "short" ? { ephemeralTtlSeconds: shortLife } : {};
};
