import type { PortName, Ports } from "@embedded-analytics/domain";

type Method = (...args: readonly unknown[]) => unknown;

/** The ports with one method replaced. */
const withMethod = (ports: Ports, name: PortName, method: string, replaced: Method): Ports => ({
  ...ports,
  [name]: { ...ports[name], [method]: replaced },
});

/** The ports with a method that forgets to do anything. */
export const answeringNothing = (ports: Ports, name: PortName, method: string): Ports =>
  withMethod(ports, name, method, () => undefined);

const refusals: readonly unknown[] = [
  undefined,
  false,
  "conflict",
  "missing",
  "unknown_tenant",
  "unknown_id",
];

/**
 * Whether an account has nothing of the kind, be it said so or shown by rights without a group, by
 * a list without an item or by no thread.
 */
const isRefusal = (answer: unknown): boolean =>
  refusals.includes(answer) ||
  (typeof answer === "object" &&
    answer !== null &&
    (isEmpty(answer) ||
      ("groups" in answer && isEmpty(answer.groups)) ||
      ("thread" in answer && answer.thread === undefined)));

const isEmpty = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/**
 * The ports with a method that forgets whose the things are: where the account that asks has
 * nothing of the kind, it takes that of any other account.
 */
export const askingEveryAccount = (ports: Ports, name: PortName, method: string): Ports =>
  knowingAccounts(ports, name, method, async (call, owner, accountIds) => {
    let answer = await call(owner);
    for (const id of accountIds) {
      if (isRefusal(answer)) answer = await call(id);
    }
    return answer;
  });

/** The ports with a method for which all things are those of the account that came first. */
export const forgettingTheAccount = (ports: Ports, name: PortName, method: string): Ports =>
  knowingAccounts(ports, name, method, (call, owner, accountIds) => call(accountIds[0] ?? owner));

/** Calls the method as it is for that owner. */
type Call = (owner: unknown) => unknown;

const knowingAccounts = (
  ports: Ports,
  name: PortName,
  method: string,
  answer: (call: Call, owner: unknown, accountIds: readonly number[]) => unknown,
): Ports => {
  const accountIds: number[] = [];
  const methods = ports[name] as unknown as Readonly<Record<string, Method>>;
  const replaced: Method = async (...args) => {
    const call: Call = (owner) =>
      method === "exchange" || method === "findPage"
        ? methods[method]?.(args[0], undefined)
        : methods[method]?.(owner, ...args.slice(1));
    return answer(call, args[0], accountIds);
  };
  const noticing: Ports["accounts"] = {
    ...ports.accounts,
    commit: (accountName, changes) => {
      accountIds.push(changes.id);
      return ports.accounts.commit(accountName, changes);
    },
  };
  return withMethod({ ...ports, accounts: noticing }, name, method, replaced);
};
