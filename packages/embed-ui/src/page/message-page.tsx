import { useTexts } from "../i18n/page-texts.js";
import type { PageMessage } from "./session-ended.js";

/** A page that only says something; while busy it says nothing, so that a fast start does not flicker. */
export const MessagePage = ({
  title,
  text,
  details,
  canReload = false,
  isBusy = false,
}: PageMessage & { readonly isBusy?: boolean }) => {
  const { say } = useTexts();
  return (
    <main className="message-page" aria-busy={isBusy}>
      {isBusy ? (
        <span className="spinner" role="status" aria-label={say("opening")} />
      ) : (
        <div role="alert" data-content>
          <h1>{title}</h1>
          <p>{text}</p>
          {canReload && (
            <button
              type="button"
              className="reload"
              onClick={() => {
                location.reload();
              }}
            >
              {say("reload")}
            </button>
          )}
          {details !== undefined && (
            <details>
              <summary>{say("details")}</summary>
              <code>{details}</code>
            </details>
          )}
        </div>
      )}
    </main>
  );
};
