import { useEffect, useState, type ReactElement } from "react";
import type { Field } from "./section.js";

/** How long somebody may pause in typing before the list is asked for. */
const pauseMs = 300;

interface FilterProps {
  readonly fields: readonly Field[];
  readonly onChange: (filters: Readonly<Record<string, string>>) => void;
}

/** Fields that narrow a list. */
export const FilterBar = ({ fields, onChange }: FilterProps): ReactElement => {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const timer = setTimeout(() => {
      onChange(values);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [values, onChange]);
  return (
    <form className="filters" role="search">
      {fields.map(({ name, label, hint, kind }) => (
        <label key={name}>
          {label}
          <input
            name={name}
            type={kind === "day" ? "date" : "text"}
            value={values[name] ?? ""}
            placeholder={hint}
            onChange={(event) => {
              setValues({ ...values, [name]: event.target.value });
            }}
          />
        </label>
      ))}
    </form>
  );
};
