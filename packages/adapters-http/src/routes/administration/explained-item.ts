import type {
  ExplainedRights,
  ExplainedSession,
  SessionProblem,
  SessionWrites,
} from "@embedded-analytics/domain";

/** What generate-session would do, as it goes over the wire (J6); what is absent is null. */
export const explainedItem = ({ errors, writes, rights }: ExplainedSession) => ({
  dryRun: true,
  errors: errors.map(errorItem),
  writes: writes === undefined ? null : writesItem(writes),
  rights: rights === undefined ? null : rightsItem(rights),
});

const errorItem = ({ code, detail, problems, missing }: SessionProblem) => ({
  code,
  detail,
  ...(problems.length > 0 && { errors: problems }),
  ...(missing.length > 0 && { missing }),
});

const writesItem = (writes: SessionWrites) => ({
  ...writes,
  embedTenant: writes.embedTenant ?? null,
  user: writes.user ?? null,
});

const rightsItem = ({
  lane,
  groups,
  userAttributes,
  securityContext,
  policies,
}: ExplainedRights) => ({
  lane,
  groups,
  userAttributes: userAttributes.map((attribute) => ({
    ...attribute,
    value: attribute.value ?? null,
  })),
  securityContext,
  policies: policies ?? null,
});
