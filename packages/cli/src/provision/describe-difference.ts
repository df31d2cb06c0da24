import type { AccountDifference, ChangedField, DeclaredChange } from "@embedded-analytics/domain";
import { cleanLine } from "../terminal/text/plain-text.js";

/** A difference as a person reads it: a line for each thing, and one for each of its fields (J2). */
export const describeDifference = (accounts: readonly AccountDifference[]): string =>
  accounts
    .map(({ name, outcome, changes, absentKeys = [], kept = [] }) =>
      [
        `Account ${name}: ${outcomes[outcome]}`,
        ...changes.flatMap(describeChange),
        ...kept.map((thing) =>
          cleanLine(`  ! ${words[thing.kind]} ${thing.name} would stay: it ${thing.reason}`),
        ),
        ...absentKeys.map((key) =>
          cleanLine(`  ! key ${key} is not there, and none would be made`),
        ),
        "",
      ].join("\n"),
    )
    .join("");

const outcomes = {
  created: "would be created",
  changed: "would be changed",
  unchanged: "unchanged",
} as const;

const signs = { create: "+", update: "~", delete: "-" } as const;

const describeChange = ({ action, kind, name, embedTenant, fields }: DeclaredChange) => {
  const place = embedTenant === undefined ? "" : ` of embed tenant ${embedTenant}`;
  return [
    cleanLine(`  ${signs[action]} ${words[kind]} ${name}${place}`),
    ...fields.map((field) => cleanLine(`      ${describeField(action, field)}`)),
  ];
};

const words: Readonly<Record<DeclaredChange["kind"], string>> = {
  account: "account",
  agent: "agent",
  deployment: "deployment",
  embedTenant: "embed tenant",
  group: "group",
  internalUser: "internal user",
  key: "key",
  userAttribute: "user attribute",
};

const describeField = (action: DeclaredChange["action"], field: ChangedField): string => {
  const { name, before, after } = field;
  if (action === "create") return `${name}: ${shown(after)}`;
  return `${name}: ${shown(before)} → ${shown(after)}`;
};

const shown = (value: ChangedField["before"]): string =>
  value === undefined ? "none" : JSON.stringify(value);
