import { useState, type ReactElement } from "react";
import { sentenceOf } from "./admin-api.js";

interface SignInProps {
  readonly onKey: (key: string) => Promise<void>;
  /** Whether somebody was signed in until now. */
  readonly hasEnded: boolean;
  /** Where the way to the identity provider begins; undefined where none is configured. */
  readonly providerAddress: string | undefined;
}

/** Asks for an admin key, which no storage keeps: a reload asks again. */
export const SignIn = ({ onKey, hasEnded, providerAddress }: SignInProps): ReactElement => {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onKey(key.trim());
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <main className="sign-in">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>Administration</h1>
        {hasEnded && <p>You are signed out.</p>}
        <label>
          Admin API key
          <input
            type="password"
            name="key"
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
            }}
            placeholder="sk-…"
            autoComplete="off"
            spellCheck={false}
            required
          />
        </label>
        <p className="hint">
          It stays in this page&apos;s memory and is gone when the page is closed.
        </p>
        {problem !== undefined && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <button type="submit" className="primary" disabled={isBusy}>
          Sign in
        </button>
        {providerAddress !== undefined && (
          <a className="button" href={providerAddress}>
            Sign in with your company
          </a>
        )}
      </form>
    </main>
  );
};
