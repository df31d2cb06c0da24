import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { Menu, type MenuEntry } from "../controls/menu.js";
import type { MoveStep } from "./editing/move-operations.js";
import type { useTileDrag } from "./use-tile-drag.js";

/** What an editor does with a tile. */
export interface TileEdits {
  readonly move: (step: MoveStep) => void;
  readonly widen: (by: number) => void;
  /** Undefined for a tile that the editor may not see. */
  readonly edit: (() => void) | undefined;
  /** Undefined for a tile that filters reach already, or cannot. */
  readonly makeFilterable: (() => void) | undefined;
  /** Undefined for a tile that has all that it asks for, or for which nothing else is near. */
  readonly repair: (() => void) | undefined;
  readonly remove: () => void;
}

interface Props {
  readonly id: string;
  readonly title: string;
  /** In columns of 12. */
  readonly width: number;
  readonly edits: TileEdits;
  readonly drag: ReturnType<typeof useTileDrag>;
  readonly children: ReactNode;
}

/** A tile with what changes it: a handle to drag, which arrow keys move as well, and a menu. */
export const EditedTile = ({ id, title, width, edits, drag, children }: Props) => {
  const { say } = useEditingTexts();
  const place = drag.drag?.place;
  return (
    <div
      className="edited-tile"
      data-edited={id}
      data-dragged={drag.drag?.id === id}
      data-drop={place?.tile === id ? place.side : undefined}
      style={{ gridColumn: `span ${width}` }}
    >
      <div className="edit-tools">
        <button
          type="button"
          className="drag-handle"
          aria-label={say("moveTile", { title })}
          title={say("moveHint")}
          onKeyDown={onArrows(edits)}
          {...drag.handlers(id)}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        {edits.repair !== undefined && (
          <button
            type="button"
            className="plain"
            aria-label={say("repairNamed", { title })}
            onClick={edits.repair}
          >
            {say("repair")}
          </button>
        )}
        <EditMenu title={title} edits={edits} />
      </div>
      {children}
    </div>
  );
};

/** Arrow keys move the tile; with Shift those of the line make it wider and narrower. */
const onArrows =
  ({ move, widen }: TileEdits) =>
  (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
    const { key, shiftKey } = event;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowUp: () => {
        move("up");
      },
      ArrowDown: () => {
        move("down");
      },
      [back]: () => {
        if (shiftKey) widen(-1);
        else move("earlier");
      },
      [forward]: () => {
        if (shiftKey) widen(1);
        else move("later");
      },
    };
    if (!Object.hasOwn(acts, key)) return;
    event.preventDefault();
    acts[key]?.();
  };

const EditMenu = ({ title, edits }: { readonly title: string; readonly edits: TileEdits }) => {
  const { say } = useEditingTexts();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const steps: readonly [MoveStep, string][] = [
    ["earlier", say("moveEarlier")],
    ["later", say("moveLater")],
    ["up", say("moveUp")],
    ["down", say("moveDown")],
  ];
  const entries: readonly MenuEntry[] = [
    ...(edits.edit === undefined
      ? []
      : [{ key: "edit", label: say("editTile"), onSelect: edits.edit }]),
    ...(edits.makeFilterable === undefined
      ? []
      : [{ key: "filterable", label: say("makeFilterable"), onSelect: edits.makeFilterable }]),
    ...steps.map(([step, label]) => ({
      key: step,
      label,
      onSelect: () => {
        edits.move(step);
      },
    })),
    { key: "wider", label: say("wider"), onSelect: () => void edits.widen(1) },
    { key: "narrower", label: say("narrower"), onSelect: () => void edits.widen(-1) },
    { key: "remove", label: say("remove"), onSelect: edits.remove, isDanger: true },
  ];
  const label = say("changeTile", { title });
  return (
    <div className="tile-menu">
      <button
        ref={button}
        type="button"
        className="quiet"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {say("change")}
      </button>
      {isOpen && (
        <Menu
          label={label}
          entries={entries}
          onClose={(returnsFocus) => {
            setIsOpen(false);
            if (returnsFocus) button.current?.focus();
          }}
        />
      )}
    </div>
  );
};
