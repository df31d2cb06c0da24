import { useTexts } from "../i18n/page-texts.js";

/** Why nothing is shown, and how to try again. */
export const RefusedNote = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const { say } = useTexts();
  return (
    <main className="message-page">
      <div role="alert" data-content>
        <p dir="auto">{error instanceof Error ? error.message : say("failed")}</p>
        <button type="button" className="reload" onClick={onRetry}>
          {say("tryAgain")}
        </button>
      </div>
    </main>
  );
};
