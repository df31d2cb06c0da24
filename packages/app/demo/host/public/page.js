import { show } from "./behind.js";

// In your page: import { mount } from "@embedded-analytics/client/embed";
const clientUrl = "/client/embed/index.js";
const { mount } = await import(clientUrl);

const at = (id) => document.getElementById(id);
const place = at("frame");
const { serviceUrl, people } = await (await fetch("/people")).json();
for (const { id, name, role } of people) at("person").append(new Option(`${name} · ${role}`, id));

const themes = {
  own: null,
  peak: {
    light: { accent: "#1f5c47", onAccent: "#ffffff", bg: "#ffffff", surface: "#f3f4f1" },
    dark: { accent: "#7fd1ae", onAccent: "#0e1a15", bg: "#14171c", surface: "#1c2226" },
    radius: 10,
  },
  sun: {
    light: { accent: "#f2c200", bg: "#fffdf5", surface: "#faf4dc", text: "#2a2410" },
    dark: { accent: "#ffd84a", bg: "#1c1808", surface: "#2a2410", text: "#f6eecb" },
    radius: 2,
  },
};

let chat;
let surface = "chat";

// What is open stands behind the # of this page's own address, so that a reload opens it again.
const kept = () => new URLSearchParams(location.hash.slice(1));
const keep = (path) => {
  const open = new URLSearchParams({ person: at("person").value, surface, path });
  history.replaceState(null, "", `#${open}`);
};
const titles = {
  chat: "Chat about your data",
  dashboard: "Dashboard",
  app: "Your dashboards",
};
const chosen = () => people.find(({ id }) => id === at("person").value);

/** Asks our own server for a session: when the frame opens, and whenever the page needs another one. */
const fetchSession = async (person) => {
  const mode = surface === "app" ? "/creator" : "";
  const response = await fetch(`/sessions/${person.id}${mode}`, { method: "POST" });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  show(
    "server",
    `POST generate-session for ${person.name}`,
    `Authorization: Api-Key …\n\n${JSON.stringify(answer.call, null, 2)}\n\n→ { "sessionId": "…" }`,
  );
  return { sessionId: answer.sessionId };
};

const say = (type) => (payload) => {
  const of = payload.state ?? payload.status ?? payload.path ?? payload.code ?? "";
  if (type !== "size") show("event", `${type} ${of}`, payload);
};

/** Asks the page for something, and shows that. */
const ask = async (type, payload) => {
  show("action", type, payload);
  await chat.send(type, payload).catch((error) => show("event", error.message, {}));
};

const look = () => ({ theme: themes[at("theme").value] ?? undefined, locale: at("locale").value });

/** Opens the chat, or the dashboard, for a person: this is all that your page has to do. */
const openChat = (person, path = "/") => {
  chat?.destroy();
  at("sees").textContent = `${person.name} sees ${person.sees}.`;
  chat = mount(place, {
    baseUrl: serviceUrl,
    deploymentId: person.deploymentId,
    surface,
    publicId: surface === "dashboard" ? person.dashboard : undefined,
    title: titles[surface],
    fetchSession: () => fetchSession(person),
    ...look(),
    onReady: say("ready"),
    onView: (view) => {
      say("view")(view);
      keep(view.path);
    },
    onStatus: say("status"),
    onAiQuery: say("ai-query"),
    onDashboardLoaded: say("dashboard-loaded"),
    onFiltersChanged: say("filters-changed"),
    onSession: say("session"),
    onError: say("error"),
    onContent: say("content"),
    onDrilldown: say("drilldown"),
    onAskAbout: say("ask-about"),
    onOpenLink: say("open-link"),
    onDownload: say("download"),
  });
  // It waits until the page is ready. What is no longer there, or somebody else's, opens nothing.
  if (path !== "/") void ask("navigate", { path });
};

const surfaces = [...document.querySelectorAll("[data-surface]")];
const choose = (name) => {
  surface = name;
  for (const each of surfaces) {
    each.setAttribute("aria-pressed", String(each.dataset.surface === name));
  }
  at("ask").disabled = surface !== "chat";
};
for (const button of surfaces) {
  button.addEventListener("click", () => {
    choose(button.dataset.surface);
    openChat(chosen());
  });
  button.disabled = false; // a press before this line would be lost
}
at("person").addEventListener("change", () => openChat(chosen()));
at("theme").addEventListener(
  "change",
  () => void ask("set-theme", { theme: look().theme ?? null }),
);
at("scheme").addEventListener("change", ({ target }) => {
  document.documentElement.dataset.scheme = target.value;
  void ask("set-color-scheme", { scheme: target.value });
});
at("locale").addEventListener("change", ({ target }) => {
  void ask("set-locale", { locale: target.value });
});
at("ask").addEventListener("click", () => {
  void ask("ask", { text: chosen().question });
});
at("expire").addEventListener("click", async () => {
  await fetch(`/sessions/${chosen().id}/revoke`, { method: "POST" });
  show(
    "server",
    "POST session/revoke",
    "The next question of the page is refused, and it asks for a session.",
  );
});
const before = kept();
if (people.some(({ id }) => id === before.get("person"))) {
  at("person").value = before.get("person");
  if (Object.hasOwn(titles, before.get("surface"))) choose(before.get("surface"));
  openChat(chosen(), before.get("path") ?? "/");
} else openChat(chosen());
