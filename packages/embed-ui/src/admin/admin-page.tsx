import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import { adminApi, type Item, type SignedIn } from "./admin-api.js";
import { AccountView } from "./account-view.js";
import { SectionView } from "./section-view.js";
import { sections } from "./sections.js";
import { SignIn } from "./sign-in.js";
import { providerSession } from "./provider-session.js";

/** The page for administrators: signed in by a key that only this page's memory holds, or by a provider. */
export const AdminPage = ({ basePath }: { readonly basePath: string }): ReactElement => {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [account, setAccount] = useState<Item>();
  const [hasEnded, setHasEnded] = useState(false);
  const [hasProvider, setHasProvider] = useState(false);

  useEffect(() => {
    void providerSession(basePath).then(({ isOffered, session }) => {
      setHasProvider(isOffered);
      if (session === undefined) return;
      void adminApi(basePath, session)
        .read("admin/account")
        .then((item) => {
          setSignedIn(session);
          setAccount(item);
        });
    });
  }, [basePath]);

  const signIn = useCallback(
    async (key: string): Promise<void> => {
      const candidate: SignedIn = { by: "key", key };
      const item = await adminApi(basePath, candidate).read("admin/account");
      setAccount(item);
      setSignedIn(candidate);
      setHasEnded(false);
    },
    [basePath],
  );
  const leave = useCallback(() => {
    setSignedIn(undefined);
    setHasEnded(true);
  }, []);

  return (
    <>
      {signedIn !== undefined && account !== undefined && (
        <Shell
          basePath={basePath}
          signedIn={signedIn}
          account={account}
          onAccount={setAccount}
          onEnded={leave}
        />
      )}
      {signedIn === undefined && (
        <SignIn
          onKey={signIn}
          hasEnded={hasEnded}
          providerAddress={hasProvider ? `${basePath}/admin/sign-in` : undefined}
        />
      )}
    </>
  );
};

interface ShellProps {
  readonly basePath: string;
  readonly signedIn: SignedIn;
  readonly account: Item;
  readonly onAccount: (account: Item) => void;
  readonly onEnded: () => void;
}

const Shell = (props: ShellProps): ReactElement => {
  const { basePath, signedIn, account, onAccount, onEnded } = props;
  const [current, setCurrent] = useState(sectionIn(location.hash));
  const api = useMemo(() => adminApi(basePath, signedIn), [basePath, signedIn]);
  useEffect(() => {
    const follow = (): void => {
      setCurrent(sectionIn(location.hash));
    };
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("hashchange", follow);
    };
  }, []);
  const section = sections.find(({ id }) => id === current);
  return (
    <div className="admin">
      <header>
        <strong>Administration</strong>
        <span className="account">{String(account["name"])}</span>
        <button type="button" onClick={onEnded}>
          Sign out
        </button>
      </header>
      <nav aria-label="Sections">
        {[{ id: "account", title: "Account" }, ...sections].map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? "page" : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        {section === undefined ? (
          <AccountView
            account={account}
            api={api}
            onChanged={() => {
              // What could not be read again is read with the next change; the change itself is done.
              api.read("admin/account").then(onAccount, () => undefined);
            }}
            onEnded={onEnded}
          />
        ) : (
          <SectionView
            key={section.id}
            section={section}
            api={api}
            basePath={basePath}
            onEnded={onEnded}
          />
        )}
      </main>
    </div>
  );
};

const sectionIn = (hash: string): string => (hash === "" ? "account" : hash.slice(1));
