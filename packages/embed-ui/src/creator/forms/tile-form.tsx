import { useState } from "react";
import type { Tile } from "@embedded-analytics/client";
import { useTexts } from "../../i18n/page-texts.js";
import { useEditingTexts } from "../../i18n/editing-texts.js";
import { Modal } from "../../controls/modal.js";
import { ColumnFields } from "./column-fields.js";
import { Field, SelectField, TextField } from "./fields.js";
import { formatOptions } from "./format-options.js";
import { chartTypes, draftOf, tileOf, type Draft } from "./tile-draft.js";

/** Changes what a tile is called and how it looks. */
export const TileForm = ({
  tile,
  onSave,
  onClose,
}: {
  readonly tile: Tile;
  readonly onSave: (tile: Tile) => void;
  readonly onClose: () => void;
}) => {
  const { say: sayPage, locale } = useTexts();
  const { say } = useEditingTexts();
  const [first] = useState(() => draftOf(tile, locale));
  const [draft, setDraft] = useState(first);
  const set = (change: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...change }));
  };
  return (
    <Modal
      title={say("editTile")}
      isChanged={JSON.stringify(draft) !== JSON.stringify(first)}
      onClose={onClose}
    >
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          const next = tileOf(tile, draft, locale);
          onClose();
          if (JSON.stringify(next) !== JSON.stringify(tile)) onSave(next);
        }}
      >
        <WordFields isText={tile.text !== undefined} draft={draft} set={set} />
        <LookFields isNumber={tile.number !== undefined} draft={draft} set={set} />
        {tile.table !== undefined && (
          <ColumnFields
            tileId={tile.id}
            formats={draft.columns}
            onChange={(columns) => {
              set({ columns });
            }}
          />
        )}
        <div className="buttons">
          <button type="submit" className="primary">
            {sayPage("apply")}
          </button>
        </div>
      </form>
    </Modal>
  );
};

interface OfDraft {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

/** What a tile says: its text, or its title and description. */
const WordFields = ({ isText, draft, set }: OfDraft & { readonly isText: boolean }) => {
  const { say: sayPage } = useTexts();
  const { say } = useEditingTexts();
  return (
    <>
      {isText ? (
        <Field label={say("text")}>
          {(id) => (
            <textarea
              id={id}
              rows={6}
              dir="auto"
              maxLength={4000}
              required
              value={draft.text}
              onChange={({ target }) => {
                set({ text: target.value });
              }}
            />
          )}
        </Field>
      ) : (
        <>
          <TextField
            label={sayPage("title")}
            value={draft.title}
            onChange={(title) => {
              set({ title });
            }}
          />
          <TextField
            label={sayPage("description")}
            value={draft.description}
            onChange={(description) => {
              set({ description });
            }}
          />
        </>
      )}
    </>
  );
};

/** How a tile looks: its kind of chart, its format, its width. */
const LookFields = ({ isNumber, draft, set }: OfDraft & { readonly isNumber: boolean }) => {
  const { say } = useEditingTexts();
  return (
    <>
      {draft.chart !== undefined && (
        <SelectField
          label={say("chartType")}
          value={draft.chart}
          options={chartTypes.map((type) => [type, say(`chart_${type}`)])}
          onChange={(chart) => {
            set({ chart });
          }}
        />
      )}
      {isNumber && (
        <SelectField
          label={say("format")}
          value={draft.format}
          options={formatOptions(draft.format, say("automatic"))}
          onChange={(format) => {
            set({ format });
          }}
        />
      )}
      <SelectField
        label={say("width")}
        value={draft.width}
        options={[
          ["", say("automatic")],
          ...Array.from({ length: 12 }, (_, at): [string, string] => [
            String(at + 1),
            say("columnsOf12", { count: at + 1 }),
          ]),
        ]}
        onChange={(width) => {
          set({ width });
        }}
      />
    </>
  );
};
