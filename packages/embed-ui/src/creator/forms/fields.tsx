import { useId, type ReactNode } from "react";

/** A control with its label; the control gets the id that its label names. */
export const Field = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};

/** A line of text with its label. */
export const TextField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        dir="auto"
        maxLength={200}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    )}
  </Field>
);

/** A choice with its label; options are values and what they are called. */
export const SelectField = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) => (
  <Field label={label}>
    {(id) => (
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
