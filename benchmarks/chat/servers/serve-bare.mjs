// (a) The least that does it: an emitter for each chat, and whoever asks hears of its lines.
import { EventEmitter } from "node:events";
import { begin, servePeer } from "./peer.mjs";

const chats = new Map();

const speak = async (chatId, chat, lines) => {
  for await (const line of lines) chat.emit("line", line);
  chat.emit("end");
  chats.delete(chatId);
};

await servePeer((chatId, makeLines, response) => {
  begin(response);
  const isNew = !chats.has(chatId);
  const chat = chats.get(chatId) ?? new EventEmitter().setMaxListeners(0);
  chat.on("line", (line) => response.write(line));
  chat.on("end", () => response.end());
  if (!isNew) return;
  chats.set(chatId, chat);
  void speak(chatId, chat, makeLines());
});
