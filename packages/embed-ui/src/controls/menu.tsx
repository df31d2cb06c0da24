import { useEffect, useRef, type KeyboardEvent } from "react";

/** One entry of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
}

interface Props {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Called when the menu is left; with true where the focus belongs back on its button. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/**
 * A menu of buttons: arrow keys, Home and End move, a letter goes to the next entry that begins with it,
 * Escape and Tab leave. The first entry has the focus when it opens.
 */
export const Menu = ({ label, entries, onClose }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const closing = useRef(onClose);
  closing.current = onClose;
  const items = (): readonly HTMLElement[] => [
    ...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onPress = ({ target }: Event): void => {
      // The button beside it closes the menu by itself.
      if (target instanceof Node && place.current?.parentElement?.contains(target) !== true) {
        closing.current(false);
      }
    };
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      event.stopPropagation();
      onClose(event.key === "Escape");
      return;
    }
    const next = nextItem(event.key, items());
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <div className="menu" role="menu" aria-label={label} ref={place} onKeyDown={onKeyDown}>
      {entries.map(({ key, label: text, onSelect, isDanger = false }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={isDanger}
          onClick={() => {
            onClose(true);
            onSelect();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

/** The entry to which a key moves from the one that has the focus. */
const nextItem = (key: string, items: readonly HTMLElement[]): HTMLElement | undefined => {
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items[(at - 1 + items.length) % items.length];
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) =>
    item.textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
};
