import type { ReactElement } from "react";
import type { Item } from "./admin-api.js";
import type { Action, Section } from "./section.js";

interface RowProps {
  readonly section: Section;
  readonly item: Item;
  /** Undefined where items are not chosen. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAction: (action: Action, items: readonly Item[]) => void;
  readonly onRights: (item: Item) => void;
}

/** An item of a list with what can be done to it. */
export const ItemRow = (props: RowProps): ReactElement => {
  const { section, item, isChosen, onChoose, onAction, onRights } = props;
  const { columns, actions = [], hasRights = false } = section;
  return (
    <tr>
      {isChosen !== undefined && (
        <td>
          <input
            type="checkbox"
            aria-label={`Choose ${columns[0]?.text(item) ?? ""}`}
            checked={isChosen}
            onChange={(event) => {
              onChoose(event.target.checked);
            }}
          />
        </td>
      )}
      {columns.map(({ title, text }) => (
        <td key={title}>{text(item)}</td>
      ))}
      {(actions.length > 0 || hasRights) && (
        <td className="actions">
          {hasRights && (
            <button
              type="button"
              onClick={() => {
                onRights(item);
              }}
            >
              Show rights
            </button>
          )}
          {actions
            .filter(({ isFor }) => isFor?.(item) ?? true)
            .map((action) => (
              <button
                key={action.title}
                type="button"
                onClick={() => {
                  onAction(action, [item]);
                }}
              >
                {action.title}
              </button>
            ))}
        </td>
      )}
    </tr>
  );
};
