import type { DashboardFilter } from "@embedded-analytics/client";
import { useTexts } from "../../i18n/page-texts.js";
import { titleOfFilter } from "./filter-words.js";
import type { RefusedValues } from "./filter-state.js";

/** Says which values the address or the host asked for that filters cannot have, and that they are left out. */
export const RefusedNote = ({
  refused,
  filters,
  onDismiss,
}: {
  readonly refused: readonly RefusedValues[];
  readonly filters: readonly DashboardFilter[];
  readonly onDismiss: () => void;
}) => {
  const { say, locale } = useTexts();
  const sentenceOf = ({ name, values }: RefusedValues): string => {
    const filter = filters.find((each) => each.name === name) ?? { name };
    const value = values.map((each) => each ?? say("filterNone")).join(", ");
    return say("filterRefused", { name: titleOfFilter(filter, locale), value });
  };
  // The place is there before its words are, so that a screen reader says them when they come.
  return (
    <div role="status">
      {refused.length > 0 && (
        <div className="changed-note">
          <span>
            {refused.map((each) => (
              <bdi key={each.name}>{sentenceOf(each)} </bdi>
            ))}
          </span>
          <button type="button" className="plain" onClick={onDismiss}>
            {say("close")}
          </button>
        </div>
      )}
    </div>
  );
};
