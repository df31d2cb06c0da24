import { useId, useState } from "react";
import { parseRange } from "@embedded-analytics/domain/dates";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { Choice } from "./choice-panel.js";
import type { FilterValue } from "./filter-state.js";
import { daysOf, isRange, rangePresets, rangeWords } from "./filter-words.js";

/** A year of more digits is none that the service reads. */
const lastDay = "9000-12-31";

/** Why days that are written are no range; undefined also while one of them is missing. */
const problemOf = (from: string, to: string): "rangeReversed" | "rangeUnreadable" | undefined => {
  if (from === "" || to === "") return undefined;
  if (from > to) return "rangeReversed";
  return parseRange(`${from}..${to}`) === undefined ? "rangeUnreadable" : undefined;
};

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
  const problem = problemOf(from, to);
  const isWhole = from !== "" && to !== "" && problem === undefined;
  const reason = useId();
  const invalid = problem && { "aria-invalid": true, "aria-describedby": reason };
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
            max={lastDay}
            value={from}
            {...invalid}
            onChange={({ target }) => {
              setFrom(target.value);
            }}
          />
        </label>
        <label>
          {say("rangeTo")}
          <input
            type="date"
            max={lastDay}
            value={to}
            {...invalid}
            onChange={({ target }) => {
              setTo(target.value);
            }}
          />
        </label>
        <div className="days-end">
          <button type="submit" className="plain" disabled={!isWhole}>
            {say("apply")}
          </button>
          <p id={reason} role="status" className="note">
            {problem !== undefined && say(problem)}
          </p>
        </div>
      </form>
    </>
  );
};
