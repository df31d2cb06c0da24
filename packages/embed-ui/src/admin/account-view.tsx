import { useState, type ReactElement } from "react";
import { ActionDialog } from "./action-dialog.js";
import type { AdminApi, Item } from "./admin-api.js";
import { textOf } from "./section.js";
import { editAccount } from "./sections/account.js";

const rows = (account: Item): readonly (readonly [string, string])[] => {
  const flags = account["flags"] as Item;
  const limits = account["limits"] as Item;
  const { threadsDays } = account["retention"] as Item;
  return [
    ["Name", textOf(account["name"])],
    ["Plan", textOf(account["plan"])],
    ["Creator mode", textOf(flags["useCreatorMode"])],
    ["External users at most", textOf(limits["externalUsers"])],
    ["Threads are kept", threadsDays === null ? "for good" : `${textOf(threadsDays)} days`],
    ["Language models", providersText(account["providers"] as readonly Item[])],
    ["Pages that may frame it", textOf(account["allowedOrigins"])],
    ["Default deployment", textOf(account["defaultDeploymentId"])],
  ];
};

/** Each provider with its models, as agents name them. */
const providersText = (providers: readonly Item[]): string =>
  textOf(providers.map(({ name, models }) => `${textOf(name)} (${textOf(models)})`));

interface AccountProps {
  readonly account: Item;
  readonly api: AdminApi;
  readonly onChanged: () => void;
  readonly onEnded: () => void;
}

/** What the account is set to, and the change of what it decides itself. */
export const AccountView = ({ account, api, onChanged, onEnded }: AccountProps): ReactElement => {
  const [isOpen, setIsOpen] = useState(false);
  const edit = editAccount(account);
  return (
    <section>
      <div className="title">
        <h1>Account</h1>
        <button
          type="button"
          className="primary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {edit.title}
        </button>
      </div>
      <p className="hint">
        Name, plan, limits, language models and how long threads are kept are what the declaration
        says.
      </p>
      <dl className="facts">
        {rows(account).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <ActionDialog
          action={edit}
          items={[account]}
          api={api}
          onClose={() => {
            setIsOpen(false);
          }}
          onDone={onChanged}
          onEnded={onEnded}
        />
      )}
    </section>
  );
};
