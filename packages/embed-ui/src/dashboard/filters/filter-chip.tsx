import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { valuesOf } from "./filter-state.js";
import { chosenWords, isAttribute, titleOfFilter } from "./filter-words.js";
import type { FilterProps } from "./filter-props.js";

/** What a chip opens is fetched when one is reached, and soon after the first paint. */
const loadPanel = () => import("./filter-panel.js");
type PanelModule = Awaited<ReturnType<typeof loadPanel>>;
const loadAfterMs = 1000;

/** A filter that says its value, and opens to choose another one. */
export const FilterChip = ({ filter, values, onChange, readValues, hasOwn }: FilterProps) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { module, hasFailed, fetchEarly } = usePanel(isOpen);
  const given = valuesOf(filter, values);
  const isOwn = given.some(isAttribute);
  // An attribute that the viewer does not have is no filter.
  const chosen = isOwn && !hasOwn ? given.filter((value) => !isAttribute(value)) : given;
  const title = titleOfFilter(filter, texts.locale);
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
      <summary className="chip" onPointerEnter={fetchEarly} onFocus={fetchEarly}>
        <span className="muted">{title}</span>{" "}
        <bdi>{chosenWords(filter, chosen, texts, formatLocale)}</bdi>{" "}
        <span aria-hidden="true">▾</span>
      </summary>
      {isOpen && (
        <div className="filter-panel" role="group" aria-label={title}>
          {hasFailed && <p className="note">{texts.say("failed")}</p>}
          {module === undefined && !hasFailed && (
            <div className="skeleton" role="status" aria-label={texts.say("loading")} />
          )}
          {module !== undefined && (
            <module.FilterPanel
              filter={filter}
              chosen={chosen}
              onChange={onChange}
              onDone={close}
              readValues={readValues}
              hasOwn={hasOwn}
            />
          )}
        </div>
      )}
    </details>
  );
};

/** The module of the panels; one that cannot be had is asked for again at the next opening. */
const usePanel = (isOpen: boolean) => {
  const [module, setModule] = useState<PanelModule>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setHasFailed(false);
    loadPanel().then(setModule, () => {
      setHasFailed(true);
    });
  }, [isOpen]);
  const fetchEarly = useCallback((): void => {
    loadPanel().catch(() => undefined);
  }, []);
  useEffect(() => {
    const timer = setTimeout(fetchEarly, loadAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [fetchEarly]);
  return { module, hasFailed: hasFailed && module === undefined, fetchEarly };
};
