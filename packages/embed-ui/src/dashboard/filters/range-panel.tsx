import { useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { Choice } from "./choice-panel.js";
import type { FilterValue } from "./filter-state.js";
import { daysOf, isRange, rangePresets, rangeWords } from "./filter-words.js";

/** Ranges of days to choose one of, or to write one. */
export const RangePanel = ({
  chosen,
  onChange,
}: {
  readonly chosen: FilterValue;
  readonly onChange: (range: string | null) => void;
}) => {
  const texts = useTexts();
  const { say } = texts;
  const { formatLocale } = useSettings();
  const own = isRange(chosen) ? daysOf(chosen) : undefined;
  const [from, setFrom] = useState(own?.[0] ?? "");
  const [to, setTo] = useState(own?.[1] ?? "");
  const isWhole = from !== "" && to !== "" && from <= to;
  const choices: readonly (string | null)[] = [null, ...rangePresets];
  return (
    <>
      <ul className="choices">
        {choices.map((range) => (
          <Choice
            key={range ?? "all"}
            isMultiple={false}
            isChosen={chosen === range}
            word={range === null ? say("filterAll") : rangeWords(range, texts, formatLocale)}
            onChoose={() => {
              onChange(range);
            }}
          />
        ))}
      </ul>
      <form
        className="days"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) onChange(`${from}..${to}`);
        }}
      >
        <label>
          {say("rangeFrom")}
          <input
            type="date"
            value={from}
            onChange={({ target }) => {
              setFrom(target.value);
            }}
          />
        </label>
        <label>
          {say("rangeTo")}
          <input
            type="date"
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
            }}
          />
        </label>
        <button type="submit" className="plain" disabled={!isWhole}>
          {say("apply")}
        </button>
      </form>
    </>
  );
};
