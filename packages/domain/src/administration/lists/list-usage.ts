import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import { instantMs } from "../../accounts/instant.js";
import { Accounts } from "../../accounts/services.js";
import { Threads } from "../../chat/services.js";
import { invalidRequest } from "../../shared/decode.js";
import { lift } from "../../shared/port/port.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { connectionOf, partAsked, partOfWhole } from "./list-cursor.js";
import type { ListedUsage, UsageQuery } from "./listed-usage.js";

/** What the account's agents have used, those that are gone included, in the order of their ids (J1). */
export const listUsage = (credential: Credential, query: UsageQuery) =>
  Effect.gen(function* () {
    const { account } = yield* authenticateAccountAdmin(credential);
    const sinceMs = query.since === undefined ? undefined : dayMs(query.since);
    if (Number.isNaN(sinceMs)) {
      const problem = { pointer: "/since", message: "must be a day, as in 2026-01-31" };
      return yield* Effect.fail(invalidRequest([problem], "The query"));
    }
    const part = yield* partAsked(account.id, "usage", query);
    const state = yield* (yield* Accounts).load(account.name, []);
    const names = new Map(state?.agents.map(({ id, name }) => [id, name]));
    const used = yield* lift(yield* Threads).usage(account.id, sinceMs);
    const items = used.map(({ agentId, ...usage }): ListedUsage => ({
      id: agentId,
      name: names.get(agentId),
      ...usage,
    }));
    return yield* connectionOf(account.id, "usage", partOfWhole(items, part));
  });

/** The beginning of a day of UTC; NaN for anything else. */
const dayMs = (text: string): number => instantMs(`${text}T00:00:00Z`) ?? NaN;
