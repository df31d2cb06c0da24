import type { ComponentType } from "react";
import { ChatSurface } from "../chat/chat-surface.js";
import { useTexts } from "../i18n/page-texts.js";
import { MessagePage } from "../page/message-page.js";
import type { PageData } from "../page/page-data.js";
import type { SurfaceProps } from "../page/surface-props.js";

/** A surface whose code is loaded apart, since a chat does not need it; it comes while the session is exchanged. */
export const loadSurface = async (
  surface: PageData["surface"],
): Promise<ComponentType<SurfaceProps> | undefined> => {
  if (surface === "chat") return undefined;
  if (surface === "app") {
    const { CreatorSurface } = await import("../creator/creator-surface.js");
    return CreatorSurface;
  }
  const { DashboardSurface } = await import("../dashboard/dashboard-surface.js");
  return DashboardSurface;
};

/** What a page shows once it has a token. */
export const PageSurface = ({
  loaded: Loaded,
  chatId,
  ...of
}: SurfaceProps & {
  readonly loaded: ComponentType<SurfaceProps> | undefined;
  readonly chatId: string | undefined;
}) => {
  const { say } = useTexts();
  if (Loaded !== undefined) return <Loaded {...of} />;
  const { agentId } = of;
  return agentId === undefined ? (
    <MessagePage title={say("noAgentTitle")} text={say("noAgentText")} />
  ) : (
    <ChatSurface {...of} agentId={agentId} chatId={chatId} />
  );
};
