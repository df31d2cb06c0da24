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

const refusals: readonly unknown[] = [undefined, "conflict", "unknown_tenant", "unknown_id"];

/** Whether an account has nothing of the kind, be it said so or shown by rights without a group. */
const isRefusal = (answer: unknown): boolean =>
  refusals.includes(answer) ||
  (typeof answer === "object" &&
    answer !== null &&
    "groups" in answer &&
    Array.isArray(answer.groups) &&
    answer.groups.length === 0);

/**
 * The ports with a method that forgets whose the things are: where the account that asks has
 * nothing of the kind, it takes that of any other account.
 */
export const askingEveryAccount = (ports: Ports, name: PortName, method: string): Ports => {
  const accountIds: number[] = [];
  const known = ports[name] as unknown as Readonly<Record<string, Method>>;
  const replaced: Method = async (...args) => {
    const call = (owner: unknown): unknown =>
      method === "exchange"
        ? known[method]?.(args[0], undefined)
        : known[method]?.(owner, ...args.slice(1));
    let answer = await call(args[0]);
    for (const id of accountIds) {
      if (isRefusal(answer)) answer = await call(id);
    }
    return answer;
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
