import { Fragment, useEffect, useRef } from "react";
import type { DrillStep } from "@embedded-analytics/client";
import { useTexts } from "../../../i18n/page-texts.js";

interface Props {
  readonly title: string;
  readonly steps: readonly DrillStep[];
  readonly onGo: (steps: readonly DrillStep[]) => void;
}

/** The values below which a tile is shown, each of which leads back to it. */
export const DrillPath = ({ title, steps, onGo }: Props) => {
  const { say } = useTexts();
  const place = useRef<HTMLElement>(null);
  const depth = steps.length;
  useEffect(() => {
    // The value that was pressed goes with its rows: the focus moves to where the way back is.
    const tile = place.current?.closest(".tile");
    if (tile?.contains(document.activeElement) === true) {
      place.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    }
  }, [depth]);
  const wordsOf = ({ value }: DrillStep): string =>
    value === null ? say("filterNone") : String(value);
  const words = [say("filterAll"), ...steps.map(wordsOf)];
  return (
    <nav className="drill-path" aria-label={title} ref={place}>
      {words.map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true">/</span>}
          {at === depth ? (
            <bdi aria-current="true">{word}</bdi>
          ) : (
            <button
              type="button"
              onClick={(event) => {
                // This button becomes the place where the reader is, and so can keep no focus.
                focusMenu(event.currentTarget);
                onGo(steps.slice(0, at));
              }}
            >
              <bdi>{word}</bdi>
            </button>
          )}
        </Fragment>
      ))}
    </nav>
  );
};

const focusMenu = (button: Element): void => {
  button.closest(".tile")?.querySelector<HTMLElement>(".menu-button")?.focus();
};
