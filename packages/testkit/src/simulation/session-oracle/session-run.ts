import { expect } from "@jest/globals";
import {
  createEmbeddedAnalytics,
  Failure,
  type EmbeddedAnalytics,
  type ListQuery,
} from "@embedded-analytics/domain";
import type { Store } from "../../contracts/tester.js";
import type { Command, Kind } from "./command.js";
import { apiKeyOf, declaration, environment, type AccountName, type KeyName } from "./accounts.js";
import { SessionOracle, type Refusal } from "./oracle.js";
import type { Session, Tenant } from "./state.js";
import { answerOrFailure } from "../answer-or-failure.js";

/** Between two commands, so that what they make has different ages. */
const tickMs = 10_000;

/** A session that was minted, with what its holder knows. */
interface Minted {
  readonly session: Session;
  readonly sessionId: string;
}

interface Exchanged {
  readonly session: Session;
  readonly token: string;
}

/** The service and the oracle side by side: each command goes to both, and they must agree. */
export class SessionRun {
  readonly oracle = new SessionOracle();
  readonly secrets: string[] = Object.values(environment);
  readonly #minted: Minted[] = [];
  readonly #exchanged: Exchanged[] = [];
  readonly #service: EmbeddedAnalytics;

  constructor(readonly store: Store) {
    this.#service = createEmbeddedAnalytics(store.ports);
  }

  async begin(): Promise<void> {
    await this.#service.applyDeclaration(declaration, environment);
    await this.#wait(tickMs);
  }

  async step(command: Command): Promise<void> {
    await this.#run(command);
    await this.#wait(tickMs);
  }

  async #run(command: Command): Promise<void> {
    switch (command.do) {
      case "generate":
        return this.#generate(command);
      case "exchange":
        return this.#exchange(this.#mintedAt(command.session), command.accountName ?? undefined);
      case "revoke": {
        const minted = this.#mintedAt(command.session);
        const sessionId = minted?.sessionId ?? "0".repeat(64);
        await this.#service.revokeSession(credential(command.account, command.key), { sessionId });
        if (minted) this.oracle.revoke(minted.session, command.account, command.key);
        return;
      }
      case "authenticate":
        return this.authenticateAll();
      case "delete":
        return this.#delete(command);
      case "list":
        return this.#list(command);
      case "configure":
        return this.#configure(command);
      case "sweep":
        await this.#service.removeOutlivedSessions();
        return;
      case "wait":
        return this.#wait(command.seconds * 1000);
    }
  }

  async #generate({ account, key, body }: Extract<Command, { do: "generate" }>): Promise<void> {
    const wanted = this.oracle.generate(account, key, body);
    const given = await answerOrFailure(
      this.#service.generateSession(credential(account, key), body),
    );
    if ("code" in wanted) return expectRefusal(given, wanted);
    if (given instanceof Failure) throw given;
    expect(given.sessionId).toMatch(/^[0-9a-f]{64}$/);
    this.secrets.push(given.sessionId);
    this.#minted.push({ session: wanted, sessionId: given.sessionId });
  }

  async #exchange(minted: Minted | undefined, accountName: string | undefined): Promise<void> {
    const sessionId = minted?.sessionId ?? "0".repeat(64);
    const wanted = minted !== undefined && this.oracle.exchange(minted.session, accountName);
    const given = await answerOrFailure(this.#service.exchangeSession({ sessionId }, accountName));
    if (!wanted) return expectRefusal(given, { code: "unauthenticated" });
    if (given instanceof Failure) throw given;
    this.#exchanged.push({ session: minted.session, token: given.token });
    this.secrets.push(given.token);
  }

  /** Shows every token that was given out: some are good still, the others never again. */
  async authenticateAll(): Promise<void> {
    for (const exchanged of this.#exchanged) await this.#authenticate(exchanged);
  }

  async #authenticate({ session, token }: Exchanged): Promise<void> {
    const given = await answerOrFailure(this.#service.authenticateToken(token));
    if (!this.oracle.isTokenGood(session)) {
      return expectRefusal(given, { code: "unauthenticated" });
    }
    expect(given).toMatchObject({
      accountName: session.account,
      deploymentId: session.deploymentId,
      embedTenantName: session.tenant,
      creatorMode: session.creatorMode,
      settings: session.settings,
      user:
        session.externalId === undefined
          ? { kind: "internal", username: "eve@demo.test" }
          : { kind: "external", externalId: session.externalId },
    });
    expect("branchName" in given ? given.branchName : undefined).toBe(session.branchName);
  }

  async #delete({
    kind,
    account,
    tenant,
    name,
  }: Extract<Command, { do: "delete" }>): Promise<void> {
    const tenantState = this.#tenant(account, tenant);
    const done =
      tenantState &&
      (kind === "groups"
        ? this.oracle.deleteGroup(tenantState, name)
        : this.oracle.deleteAttribute(tenantState, name));
    const id = String(await this.#idOf(kind, account, tenant, name));
    const as = credential(account, "full");
    const given = await answerOrFailure(
      kind === "groups"
        ? this.#service.deleteGroup(as, tenant, id)
        : this.#service.deleteUserAttribute(as, tenant, id),
    );
    if (done === true) return expect(given).toBeUndefined();
    const unknown = kind === "groups" ? "group_not_found" : "user_attribute_not_found";
    expectRefusal(given, { code: done === undefined ? "tenant_not_found" : unknown });
  }

  /** The id of what has that name, or else of what has it in the other account, or none. */
  async #idOf(kind: Kind, account: AccountName, tenant: string, name: string): Promise<number> {
    for (const owner of [account, account === "alpha" ? "beta" : "alpha"] as const) {
      const page = await answerOrFailure(this.#page(kind, owner, tenant, { first: 500 }));
      if (page instanceof Failure) continue;
      const found = page.items.find((item) => item.name === name);
      if (found !== undefined) return found.id;
    }
    return 0;
  }

  /** Walks all pages of the list, forwards. */
  async #list({ kind, account, tenant, first }: Extract<Command, { do: "list" }>): Promise<void> {
    const tenantState = this.#tenant(account, tenant);
    const items: Listed[] = [];
    let after: string | undefined;
    do {
      const page = await answerOrFailure(this.#page(kind, account, tenant, { first, after }));
      if (tenantState === undefined) return expectRefusal(page, { code: "tenant_not_found" });
      if (page instanceof Failure) throw page;
      expect(page.pageInfo.hasPreviousPage).toBe(after !== undefined);
      expect(page.items.length).toBeLessThanOrEqual(first);
      items.push(...page.items);
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
    } while (after !== undefined);
    const wanted = kind === "groups" ? this.#listedGroups(tenantState) : tenantState.attributes;
    expect(new Map(items.map(({ name, ...item }) => [name, detailsOf(item)]))).toEqual(
      new Map([...wanted].map(([name, { madeAtMs: _age, ...item }]) => [name, item])),
    );
    expect(items).toHaveLength(wanted.size);
    const ages = items.map(({ name }) => wanted.get(name)?.madeAtMs ?? 0);
    expect(ages).toEqual(ages.toSorted((left, right) => right - left));
  }

  #listedGroups({ groups, users }: Tenant) {
    const living = [...users.values()].filter((user) => !this.oracle.isOver(user));
    return new Map(
      [...groups].map(([name, group]) => [
        name,
        { ...group, userCount: living.filter(({ scoped }) => scoped.groups.has(name)).length },
      ]),
    );
  }

  #page(kind: Kind, account: AccountName, tenant: string, query: ListQuery): Promise<Listing> {
    const as = credential(account, "full");
    return kind === "groups"
      ? this.#service.listGroups(as, tenant, query)
      : this.#service.listUserAttributes(as, tenant, query);
  }

  async #configure(command: Extract<Command, { do: "configure" }>): Promise<void> {
    const { account: name, creatorMode, usersMax } = command;
    const account = this.oracle.account(name);
    const changed = account.creatorMode !== creatorMode || account.usersMax !== usersMax;
    const declared = {
      name,
      flags: { useCreatorMode: creatorMode },
      limits: { externalUsers: usersMax },
    };
    const applied = await this.#service.applyDeclaration({ accounts: [declared] }, {});
    const outcome = changed ? "changed" : "unchanged";
    expect(applied).toEqual({ accounts: [{ name, outcome, mintedKeys: [] }] });
    account.creatorMode = creatorMode;
    account.usersMax = usersMax;
  }

  async #wait(ms: number): Promise<void> {
    await this.store.advanceMs(ms);
    this.oracle.nowMs += ms;
  }

  #mintedAt(number: number): Minted | undefined {
    return this.#minted.at(-1 - number);
  }

  #tenant(account: AccountName, name: string): Tenant | undefined {
    return this.oracle.account(account).tenants.get(name);
  }
}

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly createdAtMs: number;
}

interface Listing {
  readonly items: readonly Listed[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
}

/** What is compared of a listed item: all but what the store chooses. */
const detailsOf = ({ id: _id, createdAtMs: _age, ...details }: Omit<Listed, "name">) => details;

const credential = (account: AccountName, key: KeyName) => ({ apiKey: apiKeyOf(account, key) });

const expectRefusal = (given: unknown, { code, detail, missing }: Refusal): void => {
  const refusal =
    given instanceof Failure
      ? { code: given.code, detail: given.detail, missing: given.details.missing }
      : { given };
  expect(refusal).toMatchObject({
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(missing === undefined ? {} : { missing }),
  });
};
