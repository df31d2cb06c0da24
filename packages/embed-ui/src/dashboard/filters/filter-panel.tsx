import { useEffect, useState } from "react";
import { whyFailed } from "../../i18n/why-failed.js";
import { useTexts } from "../../i18n/page-texts.js";
import { ChoicePanel } from "./choice-panel.js";
import type { FilterProps } from "./filter-props.js";
import type { FilterValue } from "./filter-state.js";
import { grainWords, isAttribute, isRange } from "./filter-words.js";
import { RangePanel } from "./range-panel.js";
import type { FilterChoices } from "./read-values.js";

/** What a filter may be set to. */
export const FilterPanel = ({
  filter,
  chosen,
  onChange,
  onDone,
  readValues,
  hasOwn,
}: Omit<FilterProps, "values"> & {
  readonly chosen: readonly FilterValue[];
  readonly onDone: () => void;
}) => {
  const texts = useTexts();
  const [choices, setChoices] = useState<FilterChoices>();
  const [failure, setFailure] = useState<unknown>();
  const isFixed = filter.type === "granularity" || isRange(chosen[0]);
  useEffect(() => {
    if (isFixed) return;
    let isOver = false;
    readValues(filter).then(
      (read) => {
        if (!isOver) setChoices(read);
      },
      (error: unknown) => {
        if (!isOver) setFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [filter, isFixed, readValues]);

  if (filter.type === "granularity") {
    return (
      <ChoicePanel
        values={filter.options ?? []}
        chosen={chosen}
        isMultiple={false}
        wordOf={(value) => grainWords(String(value), texts.locale)}
        onChange={([value = null]) => {
          onChange(value);
          onDone();
        }}
      />
    );
  }
  if (isFixed || choices?.kind === "range") {
    return (
      <RangePanel
        chosen={chosen[0] ?? null}
        onChange={(range) => {
          onChange(range);
          onDone();
        }}
      />
    );
  }
  if (failure !== undefined) return <p className="note">{whyFailed(failure, texts)}</p>;
  if (choices === undefined) {
    return <div className="skeleton" role="status" aria-label={texts.say("loading")} />;
  }
  return (
    <ValuesPanel
      filter={filter}
      chosen={chosen}
      choices={choices}
      hasOwn={hasOwn}
      onChange={onChange}
      onDone={onDone}
    />
  );
};

/** The values of a filter; where it has a default of the viewer's own, that is one of the choices. */
const ValuesPanel = ({
  filter,
  chosen,
  choices,
  hasOwn,
  onChange,
  onDone,
}: Pick<FilterProps, "filter" | "onChange" | "hasOwn"> & {
  readonly chosen: readonly FilterValue[];
  readonly choices: Extract<FilterChoices, { readonly kind: "values" }>;
  readonly onDone: () => void;
}) => {
  const texts = useTexts();
  const isMultiple = filter.multiple === true;
  const isOwn = chosen.some(isAttribute);
  const own = hasOwn && {
    word: texts.say("filterOwn"),
    isChosen: isOwn,
    onChoose: () => {
      onChange(undefined);
      if (!isMultiple) onDone();
    },
  };
  return (
    <ChoicePanel
      values={choices.values}
      chosen={chosen.filter((value) => !isAttribute(value))}
      own={own || undefined}
      isMultiple={isMultiple}
      isPart={choices.isPart}
      canBeNone
      wordOf={(value) => (value === null ? texts.say("filterNone") : String(value))}
      onChange={(next) => {
        if (isMultiple) {
          onChange(next.length === 0 ? null : next);
          return;
        }
        onChange(next[0] ?? null);
        onDone();
      }}
    />
  );
};
