import { useState, type ReactElement } from "react";
import type { Item } from "./admin-api.js";
import { ItemRow } from "./item-row.js";
import type { Action, Section } from "./section.js";

interface TableProps {
  readonly section: Section;
  readonly items: readonly Item[];
  readonly onAction: (action: Action, items: readonly Item[]) => void;
  readonly onRights: (item: Item) => void;
}

const idOf = (item: Item): string =>
  String(item["id"] ?? item["seq"] ?? item["publicId"] ?? item["name"]);

/** The items of a list, each with what can be done to it; several are chosen where that is offered. */
export const ItemTable = ({ section, items, onAction, onRights }: TableProps): ReactElement => {
  const { columns, actions = [], isBulk = false, hasRights = false } = section;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenItems = items.filter((item) => chosen.has(idOf(item)));
  const hasActions = actions.length > 0 || hasRights;
  return (
    <>
      {chosenItems.length > 0 && (
        <p className="bulk" role="status">
          {chosenItems.length} chosen
          {actions.map((action) => (
            <button
              key={action.title}
              type="button"
              onClick={() => {
                onAction(action, chosenItems);
                setChosen(new Set());
              }}
            >
              {action.title}
            </button>
          ))}
        </p>
      )}
      <div className="scroll" tabIndex={0} role="region" aria-label={section.title}>
        <table>
          <thead>
            <tr>
              {isBulk && <th>Choose</th>}
              {columns.map(({ title }) => (
                <th key={title}>{title}</th>
              ))}
              {hasActions && <th>Actions</th>}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ItemRow
                key={idOf(item)}
                section={section}
                item={item}
                isChosen={isBulk ? chosen.has(idOf(item)) : undefined}
                onChoose={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(idOf(item));
                  else next.delete(idOf(item));
                  setChosen(next);
                }}
                onAction={onAction}
                onRights={onRights}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
