import { useEffect, useRef, useState } from "react";
import type { DashboardFilter } from "@embedded-analytics/client";
import { whyFailed } from "../chat/why-failed.js";
import { useTexts } from "../i18n/page-texts.js";
import type { Texts } from "../i18n/texts.js";
import { useSettings } from "../settings/use-settings.js";
import { valuesOf, type FilterValue, type FilterValues } from "./filter-state.js";
import { grainWords, isRange, memberWords, rangeWords } from "./filter-words.js";
import { textIn } from "./localized.js";
import { RangePanel } from "./range-panel.js";
import type { FilterChoices, ValuesReader } from "./read-values.js";
import { ChoicePanel } from "./choice-panel.js";

interface Props {
  readonly filter: DashboardFilter;
  readonly values: FilterValues;
  readonly onChange: (value: FilterValue | readonly FilterValue[]) => void;
  readonly readValues: ValuesReader;
}

/** A filter that says its value, and opens to choose another one. */
export const FilterChip = ({ filter, values, onChange, readValues }: Props) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = valuesOf(filter, values);
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
          />
        </div>
      )}
    </details>
  );
};

/** Beyond as many, a chip counts the others. */
const namedMax = 2;

const chosenWords = (
  { type }: DashboardFilter,
  chosen: readonly FilterValue[],
  texts: Texts,
  formatLocale: string,
): string => {
  const { say, locale } = texts;
  if (chosen.length === 0) return say("filterAll");
  if (chosen.some(isAttribute)) return say("filterOwn");
  const words = chosen.slice(0, namedMax).map((value) => {
    if (value === null) return say("filterNone");
    if (type === "granularity") return grainWords(String(value), locale);
    return isRange(value) ? rangeWords(value, texts, formatLocale) : String(value);
  });
  const more = chosen.length - words.length;
  return more > 0 ? `${words.join(", ")} +${more}` : words.join(", ");
};

/** A default that only the service can resolve: an attribute of the viewer. */
const isAttribute = (value: FilterValue): boolean =>
  typeof value === "string" && /^\{\s*userAttributes\./.test(value);

const FilterPanel = ({
  filter,
  chosen,
  onChange,
  onDone,
  readValues,
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
  const isMultiple = filter.multiple === true;
  return (
    <ChoicePanel
      values={choices.values}
      chosen={chosen}
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
