import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { KeyHolder } from "../../access/key-holder.js";
import type { Credential } from "../../access/credential.js";
import type { AccountState } from "../../accounts/account-state.js";
import {
  decodeAgent,
  decodeAttribute,
  decodeGroup,
  type AccountDeclaration,
} from "../../accounts/declaration.js";
import { isOperatorsAgent } from "../../accounts/providers/plan-providers.js";
import { planAccount } from "../../accounts/plan/plan-account.js";
import type { AccountChanges } from "../../accounts/plan/account-changes.js";
import type { Planning } from "../../accounts/plan/planning.js";
import type { AuditAction } from "../../audit/audit-entry.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { changedText, definitionOf, withTexts } from "../../catalog/definition-texts.js";
import { invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure, type Problem } from "../../shared/failure/failure.js";
import type { JsonObject } from "../../shared/json/json.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import type { IdSupply } from "../../shared/text/id.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { listedAgent } from "../lists/list-declared.js";
import { changeAccount } from "./change-account.js";

/** Makes a group of the account, or changes the description of one (J1); as a declaration would (C5). */
export const putGroup = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const { holder, given } = yield* read(credential, body, decodeGroup, ["description"]);
    return yield* changeAccount(holder, (state, newId) =>
      Effect.gen(function* () {
        const changes = yield* plan(state, newId, "groups", { groups: [given] });
        const stored = state.groups.find(({ name }) => name === given.name);
        const change = changes?.catalogs[0]?.groups[0];
        return {
          changes,
          entry: entry(holder, stored, "group", { name: given.name }),
          answer: {
            id: change?.id ?? stored?.id ?? 0,
            name: given.name,
            description: changedText(stored?.description, change?.description),
          },
        };
      }),
    );
  });

/** Makes an attribute definition of the account, or changes the texts of one (J1); its type stays. */
export const putUserAttribute = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const { holder, given } = yield* read(credential, body, decodeAttribute, [
      "displayName",
      "defaultValue",
      "description",
    ]);
    return yield* changeAccount(holder, (state, newId) =>
      Effect.gen(function* () {
        const changes = yield* plan(state, newId, "userAttributes", { userAttributes: [given] });
        const stored = state.attributes.find(({ name }) => name === given.name);
        const change = changes?.catalogs[0]?.attributes[0] ?? stored;
        if (change === undefined) return yield* Effect.die(new Error("The plan has no attribute"));
        return {
          changes,
          entry: entry(holder, stored, "user_attribute", { name: given.name }),
          // Of a plan's texts those that are undefined stay as they are stored.
          answer: stored === undefined ? definitionOf(change) : withTexts(stored, change),
        };
      }),
    );
  });

/** What of an agent only a declaration may say: where it asks, and by which variable (J1). */
const operatorFields = ["baseUrl", "apiKeyFromEnv"] as const;

/**
 * Makes an agent of the account, or replaces the configuration of one (J1). One that asks a
 * language model names one of the account's providers: an address and a variable are declared by those who own
 * the service.
 */
export const putAgent = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const { holder, given } = yield* read(credential, body, decodeAgent, []);
    const isOperators =
      (given.kind ?? "builtin") !== "builtin" ||
      (given.model !== undefined && given.provider === undefined) ||
      operatorFields.some((field) => given[field] !== undefined);
    if (isOperators) return yield* Effect.fail(operatorOnly());
    return yield* changeAccount(holder, (state, newId) =>
      Effect.gen(function* () {
        const stored = state.agents.find(({ id }) => id === given.id);
        if (stored !== undefined && isOperatorsAgent(stored.config)) {
          return yield* Effect.fail(operatorOnly());
        }
        const changes = yield* plan(state, newId, "agents", { agents: [given] });
        const agent = changes?.agents[0] ?? stored;
        if (agent === undefined) return yield* Effect.die(new Error("The plan has no agent"));
        return {
          changes,
          entry: entry(holder, stored, "agent", { id: given.id }),
          answer: listedAgent(agent),
        };
      }),
    );
  });

/** One answer for what only a declaration may say. */
export const operatorOnly = (): Failure<"operator_only"> =>
  new Failure("operator_only", "Only a declaration may say this: ask those who own the service.");

const read = <Given>(
  credential: Credential,
  body: unknown,
  decode: (value: unknown) => Result.Result<Given, readonly Problem[]>,
  /** Fields whose null takes away what is stored; elsewhere null is as good as left out (B8). */
  removable: readonly string[],
) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, (value) => decode(withoutNulls(value, { except: removable })));
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidRequest(decoded.failure));
    return { holder, given: decoded.success };
  });

/** What must be written so that the account has this, by the rules of declarations (C5). */
const plan = (
  state: AccountState,
  newId: IdSupply,
  list: "groups" | "userAttributes" | "agents",
  declared: Partial<AccountDeclaration>,
): Effect.Effect<AccountChanges | undefined, Failure<"invalid_request">> => {
  const planning: Planning = { newId, problems: [] };
  const changes = planAccount(planning, "", { name: state.name, ...declared }, [], state);
  if (planning.problems.length === 0) return Effect.succeed(changes);
  const prefix = `/${list}/0`;
  const problems = planning.problems.map(({ pointer, message }) => ({
    pointer: pointer.startsWith(prefix) ? pointer.slice(prefix.length) : pointer,
    message,
  }));
  return Effect.fail(invalidRequest(problems));
};

const entry = (
  holder: KeyHolder,
  stored: unknown,
  kind: "group" | "user_attribute" | "agent",
  details: JsonObject,
) => {
  const action: AuditAction = stored === undefined ? `${kind}.create` : `${kind}.update`;
  return newAuditEntry(keyActor(holder), action, details);
};
