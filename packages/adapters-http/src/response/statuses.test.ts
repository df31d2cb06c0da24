import { describe, expect, test } from "@jest/globals";
import { failureCodes } from "@embedded-analytics/domain";
import { statuses } from "./statuses.js";

const expected: Record<number, string> = {
  400: "invalid_json invalid_request duplicate_name user_attributes_not_found groups_not_found attribute_type_mismatch invalid_default_value invalid_cursor query_refused query_failed query_budget",
  401: "unauthenticated",
  403: "plan_required admin_key_required deployment_out_of_scope creator_mode_disabled ai_disabled identity_not_allowed branch_not_allowed not_thread_owner origin_not_allowed creator_mode_required not_in_preview operator_only",
  404: "not_found tenant_not_found agent_not_found deployment_not_found branch_not_found thread_not_found internal_user_not_found user_not_found group_not_found user_attribute_not_found dashboard_not_found key_not_found",
  409: "cannot_change_type message_conflict thread_busy name_taken last_admin_key agent_in_use",
  412: "version_conflict",
  413: "body_too_large",
  415: "unsupported_media_type",
  428: "if_match_required",
  429: "external_user_limit dashboard_limit thread_limit message_limit definition_limit rate_limited too_many_readers",
  500: "internal",
  503: "store_unavailable model_invalid shutting_down",
};

describe("F2 the status of each code", () => {
  test.each(Object.entries(expected))("%s", (status, codes) => {
    const mapped = failureCodes.filter((code) => statuses[code].status === Number(status));
    expect(mapped.sort()).toEqual(codes.split(" ").sort());
  });

  test("no code beside the closed list has one", () => {
    expect(Object.keys(statuses).sort()).toEqual([...failureCodes].sort());
  });

  test("every title is a short phrase of its own", () => {
    const titles = Object.values(statuses).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[A-Z][A-Za-z' ]{4,50}$/);
  });
});
