import type { ReactElement } from "react";
import type { Item } from "./admin-api.js";
import { textOf } from "./section.js";

const rows = (account: Item): readonly (readonly [string, string])[] => {
  const flags = account["flags"] as Item;
  const limits = account["limits"] as Item;
  return [
    ["Name", textOf(account["name"])],
    ["Plan", textOf(account["plan"])],
    ["Creator mode", textOf(flags["useCreatorMode"])],
    ["External users at most", textOf(limits["externalUsers"])],
    ["Pages that may frame it", textOf(account["allowedOrigins"])],
    ["Default deployment", textOf(account["defaultDeploymentId"])],
  ];
};

/** What the account is set to. */
export const AccountView = ({ account }: { readonly account: Item }): ReactElement => (
  <section>
    <h1>Account</h1>
    <dl className="facts">
      {rows(account).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
