import type { ChatThread, ThreadState } from "@embedded-analytics/client";
import type { HostLink } from "./host-link.js";

const ends = { completed: "completed", aborted: "aborted", failed: "error", suspended: "error" };

/** Says to the host what is asked in a thread and how it ends, until the returned function is called. */
export const watchThread = (thread: ChatThread, agentId: string, link: HostLink): (() => void) => {
  let before: ThreadState["status"] | undefined;
  let saidId: string | undefined;
  const look = (): void => {
    const { status, messages, chatId } = thread.getState();
    const question = messages.findLast(({ role }) => role === "user");
    const query = {
      query: question?.content ?? "",
      agentId,
      ...(chatId === undefined ? {} : { chatId }),
      ...(question === undefined ? {} : { messageId: question.id }),
    };
    if (status === "streaming" && question !== undefined && saidId !== question.id) {
      saidId = question.id;
      link.emit("ai-query", { ...query, status: "submitted" });
    }
    if (status === before) return;
    const hasBegun = before === "streaming";
    before = status;
    const isError = status === "failed" || status === "suspended";
    link.emit("status", {
      state: status === "streaming" ? "loading" : isError ? "error" : "idle",
    });
    if (hasBegun && Object.hasOwn(ends, status)) {
      const end = ends[status as keyof typeof ends] as "completed" | "aborted" | "error";
      link.emit("ai-query", { ...query, status: end });
    }
  };
  look();
  return thread.subscribe(look);
};
