import { useTexts } from "../i18n/page-texts.js";

/** Says that the dashboard has changed since it was read, and offers to read it again. */
export const ChangedNote = ({ onReload }: { readonly onReload: () => void }) => {
  const { say } = useTexts();
  return (
    <div className="changed-note" role="status">
      <span>{say("dashboardChanged")}</span>
      <button type="button" className="plain" onClick={onReload}>
        {say("reload")}
      </button>
    </div>
  );
};
