import { useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { formatCount } from "../../query-result/format-count.js";
import { isSameValue, type FilterValue } from "./filter-state.js";

/** From as many values on, there is a box to find one. */
const searchedFrom = 9;

interface Props {
  readonly values: readonly FilterValue[];
  readonly chosen: readonly FilterValue[];
  readonly isMultiple: boolean;
  /** Whether there are more values than these. */
  readonly isPart?: boolean;
  /** Whether choosing none, which is all, is offered. */
  readonly canBeNone?: boolean;
  /** The choice of what the viewer's own attributes say. */
  readonly own?:
    | { readonly word: string; readonly isChosen: boolean; readonly onChoose: () => void }
    | undefined;
  readonly wordOf: (value: FilterValue) => string;
  readonly onChange: (chosen: readonly FilterValue[]) => void;
}

/** Values to choose one or several of. */
export const ChoicePanel = (props: Props) => {
  const { values, chosen, isMultiple, isPart = false, canBeNone = false, wordOf, own } = props;
  const { onChange } = props;
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const [search, setSearch] = useState("");
  // What is chosen can be taken back, also where it is not in the list.
  const absent = canBeNone
    ? chosen.filter((value) => !values.some((each) => isSameValue(each, value)))
    : [];
  const wanted = search.trim().toLowerCase();
  const shown = [...absent, ...values].filter((value) =>
    wordOf(value).toLowerCase().includes(wanted),
  );
  const choose = (value: FilterValue, isChosen: boolean): void => {
    if (!isMultiple) onChange([value]);
    else {
      const rest = chosen.filter((each) => !isSameValue(each, value));
      onChange(isChosen ? [...rest, value] : rest);
    }
  };
  return (
    <>
      {values.length >= searchedFrom && (
        <input
          type="search"
          className="filter-search"
          aria-label={say("search")}
          placeholder={say("search")}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
      )}
      <ul className="choices">
        {canBeNone && (
          <Choice
            isMultiple={isMultiple}
            isChosen={chosen.length === 0 && own?.isChosen !== true}
            word={say("filterAll")}
            onChoose={() => {
              onChange([]);
            }}
          />
        )}
        {own !== undefined && <Choice isMultiple={isMultiple} {...own} />}
        {shown.map((value) => {
          const isChosen = chosen.some((each) => isSameValue(each, value));
          return (
            <Choice
              key={String(value)}
              isMultiple={isMultiple}
              isChosen={isChosen}
              word={wordOf(value)}
              onChoose={() => {
                choose(value, !isChosen);
              }}
            />
          );
        })}
      </ul>
      <p role="status" className="note">
        {wanted !== "" && shown.length === 0 && say("nothingFound")}
      </p>
      {isPart && (
        <p className="note">
          {say("onlyFirst", { shown: formatCount(values.length, formatLocale) })}
        </p>
      )}
    </>
  );
};

/** One value: a box to tick among several, a button where it is the only one. */
export const Choice = ({
  isMultiple,
  isChosen,
  word,
  onChoose,
}: {
  readonly isMultiple: boolean;
  readonly isChosen: boolean;
  readonly word: string;
  readonly onChoose: () => void;
}) => (
  <li>
    {isMultiple ? (
      <label>
        <input type="checkbox" checked={isChosen} onChange={onChoose} />
        <bdi>{word}</bdi>
      </label>
    ) : (
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span aria-hidden="true" className="tick">
          {isChosen && "✓"}
        </span>
        <bdi>{word}</bdi>
      </button>
    )}
  </li>
);
