import type { PageMessage } from "./session-ended.js";

/** A page that only says something; while busy it says nothing, so that a fast start does not flicker. */
export const MessagePage = ({
  title,
  text,
  details,
  isBusy = false,
}: PageMessage & { readonly isBusy?: boolean }) => (
  <main className="message-page" aria-busy={isBusy}>
    {isBusy ? (
      <span className="spinner" role="status" aria-label="Opening" />
    ) : (
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {details !== undefined && (
          <details>
            <summary>Details</summary>
            <code>{details}</code>
          </details>
        )}
      </div>
    )}
  </main>
);
