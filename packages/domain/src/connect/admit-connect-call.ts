import * as Effect from "effect/Effect";
import type { Taking } from "../access/limits/limits.js";
import { rateLimited } from "../access/limits/rate-limited.js";
import { Limits, LimitRulesOf } from "../access/services.js";
import { Secrets } from "../shared/services.js";
import { findConnectAccount } from "./connect-address.js";
import type { ConnectAddress } from "./connect-types.js";

/**
 * Finds the account whose users connect assistants at this address, and counts the call for the address
 * that it comes from and, where the call names a client, for that client at that address (J4). A client's
 * id proves nothing, so a counter of the client alone would let anybody shut out all of its users.
 */
export const admitConnectCall = (address: ConnectAddress, clientId?: string) =>
  Effect.gen(function* () {
    const account = yield* findConnectAccount(address);
    const { callerAddress } = address;
    if (callerAddress === undefined) return account;
    const { addressMax, clientMax, windowSeconds } = (yield* LimitRulesOf).connectCalls;
    const name = `connect/address/${callerAddress}`;
    const takings: Taking[] = [{ name, points: 1, max: addressMax, windowSeconds }];
    if (clientId !== undefined) {
      // A digest keeps the counter's name short, however long the id is.
      const client = yield* (yield* Secrets).digest(clientId);
      takings.push({ name: `${name}/${client}`, points: 1, max: clientMax, windowSeconds });
    }
    const refusal = yield* (yield* Limits).take(account.accountId, takings);
    if (refusal === undefined) return account;
    const sentence = refusal.at === 0 ? tooManyOfAddress : tooManyOfClient;
    return yield* Effect.fail(rateLimited(sentence, refusal.retryAfterSeconds));
  });

const tooManyOfAddress = "Too many calls of assistants from this address.";
const tooManyOfClient = "Too many calls of this assistant from this address.";
