import type { Request, Response } from "express";
import type { Answer } from "../response/send.js";
import { send } from "../response/send.js";
import { contextOf, type OnError } from "../response/send-problem.js";
import type { ChatAnswer, LinesAnswer, WebAnswer } from "../routes/route.js";
import { sendChat } from "./send-chat.js";
import { sendLines } from "./send-lines.js";
import { sendWeb } from "./send-web.js";

/** How answers are written, whatever they say. */
export interface DeliveryOptions {
  readonly stallSeconds: number;
  readonly heartbeatSeconds: number;
  readonly onError: OnError;
  /** Ends the answer to a request in whose midst something failed. */
  readonly cutOff: (
    request: Request,
    response: Response,
    requestId: string,
  ) => (error: unknown) => void;
}

/** Writes what a route has answered: one body, lines, the lines of a chat, or a whole web answer. */
export const delivering =
  ({ stallSeconds, heartbeatSeconds, onError, cutOff }: DeliveryOptions) =>
  async (
    request: Request,
    response: Response,
    requestId: string,
    answered: Answer | LinesAnswer | ChatAnswer | WebAnswer,
  ): Promise<void> => {
    const onDefect = (error: unknown) => onError(error, contextOf(request, requestId));
    const lineOptions = { requestId, stallSeconds, onDefect };
    if ("lines" in answered) {
      await sendLines(response, answered.lines, lineOptions);
    } else if ("chat" in answered) {
      const { accept } = request.headers;
      const chatOptions = { ...lineOptions, heartbeatSeconds, accept };
      // Not waited for: what was asked would be held for as long as the answer streams.
      sendChat(response, answered.chat, chatOptions).catch(cutOff(request, response, requestId));
    } else if ("web" in answered) {
      await sendWeb(response, answered.web, lineOptions);
    } else {
      send(response, requestId, answered);
    }
  };
