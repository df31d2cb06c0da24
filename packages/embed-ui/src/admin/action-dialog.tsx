import { useState, type ReactElement } from "react";
import { Refused, sentenceOf, type AdminApi, type Item } from "./admin-api.js";
import { Dialog } from "./dialog.js";
import { FormFields, initialValues } from "./form-fields.js";
import { problemText } from "./problem-text.js";
import type { Action, Values } from "./section.js";

interface ActionProps {
  readonly action: Action;
  /** What it is done to; one without members where it makes something. */
  readonly items: readonly Item[];
  readonly api: AdminApi;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onEnded: () => void;
}

/** Says what an action will do, asks for what it needs, does it, and shows what is shown once. */
export const ActionDialog = (props: ActionProps): ReactElement => {
  const { action, items, api, onClose, onDone, onEnded } = props;
  const { title, fields = [], isDangerous = false, effect, typed } = action;
  const [values, setValues] = useState<Values>(() => initialValues(fields));
  const [typedText, setTypedText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [first = {}] = items;
  const wanted = typed?.(first);

  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      let shown: string | undefined;
      for (const item of items) shown = await action.run(api, item, values);
      onDone();
      if (shown === undefined) onClose();
      else setSecret(shown);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) onEnded();
      setProblem(
        error instanceof Error && !(error instanceof TypeError)
          ? problemText(error.message, fields)
          : sentenceOf(error),
      );
      onDone();
    } finally {
      setIsBusy(false);
    }
  };

  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ul className="effects">
          {items.map((item, at) => (
            <li key={at}>{effect(item)}</li>
          ))}
        </ul>
        <FormFields fields={fields} values={values} onChange={setValues} />
        {wanted !== undefined && (
          <label>
            Type {wanted} to go on
            <input
              name="typed"
              value={typedText}
              autoComplete="off"
              onChange={(event) => {
                setTypedText(event.target.value);
              }}
            />
          </label>
        )}
        {problem !== undefined && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <p className="buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className={isDangerous ? "danger" : "primary"}
            disabled={isBusy || (wanted !== undefined && wanted !== typedText)}
          >
            {title}
          </button>
        </p>
      </form>
    </Dialog>
  );
};

interface SecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A key, the one time that it is shown. */
const SecretDialog = ({ secret, onClose }: SecretProps): ReactElement => {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog title="The new key" onClose={onClose}>
      <p>This is the one time that it is shown. Keep it where your servers read their secrets.</p>
      <p className="secret">
        <code>{secret}</code>
      </p>
      <p className="buttons">
        <button
          type="button"
          onClick={() => {
            void navigator.clipboard.writeText(secret).then(() => {
              setIsCopied(true);
            });
          }}
        >
          {isCopied ? "Copied" : "Copy"}
        </button>
        <button type="button" className="primary" onClick={onClose}>
          I have it
        </button>
      </p>
    </Dialog>
  );
};
