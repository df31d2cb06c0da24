import type { ReactElement } from "react";
import type { Field, Values } from "./section.js";

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What a form begins with. */
export const initialValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map(({ name, kind, choices, initial }) => [
      name,
      initial ?? (kind === "flag" ? false : (choices?.[0] ?? "")),
    ]),
  );

/** The fields of a form. */
export const FormFields = ({ fields, values, onChange }: FieldsProps): ReactElement => (
  <>
    {fields.map((field) => (
      <label key={field.name} className={field.kind === "flag" ? "flag" : undefined}>
        {field.label}
        <Input
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => {
            onChange({ ...values, [field.name]: value });
          }}
        />
        {field.hint !== undefined && <span className="hint">{field.hint}</span>}
      </label>
    ))}
  </>
);

interface InputProps {
  readonly field: Field;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

const Input = ({ field, value, onChange }: InputProps): ReactElement => {
  const { name, kind = "text", choices = [], isRequired = false } = field;
  if (kind === "flag") {
    return (
      <input
        type="checkbox"
        name={name}
        checked={value === true}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    );
  }
  if (kind === "choice") {
    return (
      <select
        name={name}
        value={String(value)}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      name={name}
      value={String(value)}
      required={isRequired}
      autoComplete="off"
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
};
