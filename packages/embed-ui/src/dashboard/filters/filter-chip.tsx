import { useEffect, useRef, useState } from "react";
import type { DashboardFilter } from "@embedded-analytics/client";
import { whyFailed } from "../../i18n/why-failed.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { valuesOf, type FilterValue, type FilterValues } from "./filter-state.js";
import { chosenWords, grainWords, isAttribute, isRange, memberWords } from "./filter-words.js";
import { textIn } from "../localized.js";
import { RangePanel } from "./range-panel.js";
import type { FilterChoices, ValuesReader } from "./read-values.js";
import { ChoicePanel } from "./choice-panel.js";

interface Props {
  readonly filter: DashboardFilter;
  readonly values: FilterValues;
  /** Undefined goes back to the default. */
  readonly onChange: (value: FilterValue | readonly FilterValue[] | undefined) => void;
  readonly readValues: ValuesReader;
  /** Whether a default that comes from the viewer's attributes is in force: they may have none. */
  readonly hasOwn: boolean;
}

/** A filter that says its value, and opens to choose another one. */
export const FilterChip = ({ filter, values, onChange, readValues, hasOwn }: Props) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const given = valuesOf(filter, values);
  const isOwn = given.some(isAttribute);
  // An attribute that the viewer does not have is no filter.
  const chosen = isOwn && !hasOwn ? given.filter((value) => !isAttribute(value)) : given;
  const title = textIn(filter.title, texts.locale) || memberWords(filter.member ?? filter.name);
  const close = (): void => {
    setIsOpen(false);
    place.current?.querySelector("summary")?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && place.current?.contains(event.target) !== true) {
        setIsOpen(false);
      }
    };
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen]);
  return (
    <details
      className="filter"
      ref={place}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <summary className="chip">
        <span className="muted">{title}</span>{" "}
        <bdi>{chosenWords(filter, chosen, texts, formatLocale)}</bdi>{" "}
        <span aria-hidden="true">▾</span>
      </summary>
      {isOpen && (
        <div className="filter-panel" role="group" aria-label={title}>
          <FilterPanel
            filter={filter}
            chosen={chosen}
            onChange={onChange}
            onDone={close}
            readValues={readValues}
            hasOwn={hasOwn}
          />
        </div>
      )}
    </details>
  );
};

const FilterPanel = ({
  filter,
  chosen,
  onChange,
  onDone,
  readValues,
  hasOwn,
}: Omit<Props, "values"> & {
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
}: Pick<Props, "filter" | "onChange" | "hasOwn"> & {
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
