import { useState } from "react";
import type { DashboardFilter } from "@embedded-analytics/client";
import {
  isAttribute,
  isRange,
  memberWords,
  rangePresets,
  rangeWords,
  titleOfFilter,
} from "../../dashboard/filters/filter-words.js";
import { listOf } from "../../dashboard/filters/filter-state.js";
import { textIn } from "../../dashboard/localized.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useEditingTexts } from "../../i18n/editing-texts.js";
import { Modal } from "../../controls/modal.js";
import { useSettings } from "../../settings/use-settings.js";
import { withText } from "./edited-text.js";
import { SelectField, TextField } from "./fields.js";
import type { FilterMember } from "../statements/filter-member.js";

interface Props {
  readonly filters: readonly DashboardFilter[];
  /** Members over which there may be a filter. */
  readonly members: readonly FilterMember[];
  readonly onSave: (filters: readonly DashboardFilter[]) => void;
  readonly onClose: () => void;
}

/** Changes the filters of a dashboard: what they are called, their defaults, and which there are. */
export const FiltersForm = ({ filters, members, onSave, onClose }: Props) => {
  const { say: sayPage } = useTexts();
  const { say } = useEditingTexts();
  const [draft, setDraft] = useState(filters);
  const [added, setAdded] = useState("");
  const isChanged = JSON.stringify(draft) !== JSON.stringify(filters);
  const free = members.filter(({ member }) => !draft.some((filter) => filter.member === member));
  const replace = (name: string, next: DashboardFilter | undefined): void => {
    setDraft((before) =>
      before.flatMap((filter) => (filter.name === name ? (next ?? []) : filter)),
    );
  };
  return (
    <Modal title={sayPage("filters")} isChanged={isChanged} onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          if (isChanged) onSave(draft);
        }}
      >
        {draft.map((filter) => (
          <FilterFields
            key={filter.name}
            filter={filter}
            isTime={members.some(({ member, isTime }) => isTime && member === filter.member)}
            onChange={(next) => {
              replace(filter.name, next);
            }}
          />
        ))}
        {free.length > 0 && (
          <SelectField
            label={say("addFilter")}
            value={added}
            options={[
              ["", "…"],
              ...free.map(({ member }): [string, string] => [member, memberWords(member)]),
            ]}
            onChange={(member) => {
              setAdded("");
              if (member !== "") setDraft((before) => [...before, newFilter(member, before)]);
            }}
          />
        )}
        {draft.length === 0 && free.length === 0 && (
          <p className="note">
            {say("nothingToFilter", { menu: say("change"), offer: say("makeFilterable") })}
          </p>
        )}
        {(draft.length > 0 || free.length > 0 || filters.length > 0) && (
          <div className="buttons">
            <button type="submit" className="primary">
              {sayPage("apply")}
            </button>
          </div>
        )}
      </form>
    </Modal>
  );
};

/** A filter over a member, under a name that no other has. */
const newFilter = (member: string, others: readonly DashboardFilter[]): DashboardFilter => {
  const base = (member.split(".").at(-1) ?? "filter").replace(/\W/g, "_");
  const stem = /^[A-Za-z]/.test(base) ? base : `f_${base}`;
  const isTaken = (name: string): boolean => others.some((filter) => filter.name === name);
  let name = stem;
  for (let count = 2; isTaken(name); count += 1) name = `${stem}_${count}`;
  return { name, member, multiple: true };
};

const FilterFields = ({
  filter,
  isTime,
  onChange,
}: {
  readonly filter: DashboardFilter;
  readonly isTime: boolean;
  readonly onChange: (filter: DashboardFilter | undefined) => void;
}) => {
  const pageTexts = useTexts();
  const { locale } = pageTexts;
  const { formatLocale } = useSettings();
  const { say } = useEditingTexts();
  const name = titleOfFilter(filter, locale);
  const chosen = listOf(filter.default);
  const setDefault = (values: readonly string[]): void => {
    const { default: _default, ...rest } = filter;
    const [first] = values;
    if (first === undefined) onChange(rest);
    else onChange({ ...rest, default: filter.multiple === true && !isTime ? values : first });
  };
  const isRangeDefault = isTime || isRange(chosen[0]);
  const ranges = [...new Set([...chosen.map(String), ...rangePresets])];
  return (
    <fieldset>
      <legend>{name}</legend>
      <TextField
        label={pageTexts.say("title")}
        value={textIn(filter.title, locale)}
        onChange={(text) => {
          const { title, ...rest } = filter;
          onChange(text === "" ? rest : { ...rest, title: withText(title, locale, text) });
        }}
      />
      {filter.type !== "granularity" && isRangeDefault && (
        <SelectField
          label={say("defaultValue")}
          value={String(chosen[0] ?? "")}
          options={[
            ["", pageTexts.say("filterAll")],
            ...ranges.map((range): [string, string] => [
              range,
              rangeWords(range, pageTexts, formatLocale),
            ]),
          ]}
          onChange={(range) => {
            setDefault(range === "" ? [] : [range]);
          }}
        />
      )}
      {filter.type !== "granularity" && !isRangeDefault && !chosen.some(isAttribute) && (
        <TextField
          label={say("defaultValues")}
          value={chosen.map(String).join(", ")}
          onChange={(text) => {
            setDefault(text === "" ? [] : text.split(/,\s*/));
          }}
        />
      )}
      <button
        type="button"
        className="quiet"
        aria-label={say("removeFilter", { name })}
        onClick={() => {
          onChange(undefined);
        }}
      >
        {say("remove")}
      </button>
    </fieldset>
  );
};
