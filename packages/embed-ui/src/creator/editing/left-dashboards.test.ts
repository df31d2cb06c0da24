import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { contentOfRows, OneDashboardService } from "./editing.fixture.js";
import { EditSession } from "./edit-session.js";
import { LeftDashboards } from "./left-dashboards.js";

/** A dashboard that is left right after its title was written; `notices` counts how often its saving was noticed. */
const leftWith = (faults: OneDashboardService["faults"]) => {
  const service = new OneDashboardService(contentOfRows(["a"]));
  service.faults = faults;
  const notices = { count: 0 };
  const left = new LeftDashboards(() => {
    notices.count += 1;
  });
  const session = new EditSession(service.dashboard, service.calls);
  session.edit([{ op: "set", field: "title", value: "Typed" }]);
  left.leave({ dashboard: service.dashboard, session });
  return { service, left, session, notices };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("H3: leaving a dashboard loses nothing that was typed", () => {
  test("it is sent until it is saved, however often the service is away", async () => {
    const { service, left, notices } = leftWith(Array<"unreachable">(5).fill("unreachable"));
    await jest.advanceTimersByTimeAsync(10);
    expect([left.hasUnsaved(), left.isRetrying(), notices.count]).toEqual([true, true, 0]);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(service.content.title).toBe("Typed");
    expect([left.hasUnsaved(), left.isRetrying(), notices.count]).toEqual([false, false, 1]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("who opens it again goes on with what was typed", async () => {
    const { left, session } = leftWith(["unreachable"]);
    await jest.advanceTimersByTimeAsync(10);
    expect(left.take("d")?.session).toBe(session);
    expect([left.hasUnsaved(), left.take("d")]).toEqual([false, undefined]);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(session.get()).toMatchObject({ status: "saved", canUndo: true });
  });

  test("it ends where the dashboard is gone, and with its reader", async () => {
    const { service, left } = leftWith(["unreachable"]);
    await jest.advanceTimersByTimeAsync(10);
    left.close();
    await jest.advanceTimersByTimeAsync(300_000);
    expect([service.content.title, jest.getTimerCount()]).toEqual(["Typed", 0]);

    const late = new EditSession(service.dashboard, service.calls);
    service.faults = ["unreachable", "unreachable"];
    late.edit([{ op: "set", field: "title", value: "Too late" }]);
    left.leave({ dashboard: service.dashboard, session: late });
    await jest.advanceTimersByTimeAsync(300_000);
    expect([left.hasUnsaved(), jest.getTimerCount()]).toEqual([false, 0]);
  });
});
