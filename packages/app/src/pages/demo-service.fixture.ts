import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { familyOf } from "../testing/processes.js";
import { startService, type ServiceProcess } from "../testing/service-process.js";

/** The built service with its demo, in a process and with data of its own. */
export interface Demo {
  readonly url: string;
  readonly demoUrl: string;
  readonly process: () => ServiceProcess;
  /** Mints a session for a person of the demo, as its server does for its page. */
  readonly sessionOf: (person: string) => Promise<string>;
  /** Kills it without a warning, or asks it to stop, and starts it again on the same ports and data. */
  readonly restart: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts the service as a person does; `environment` adds to what it is started with. */
export const startDemo = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<Demo> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "pages-"));
  const start = (port: string, demoPort: string): ServiceProcess =>
    startService({ DATA_DIR: dataDirectory, PORT: port, DEMO_PORT: demoPort, ...environment });
  const kill = async (): Promise<void> => {
    for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    await service.ended();
  };
  let service = start("0", "0");
  const url = await service.listening();
  const demoUrl =
    /^Open the demo in a browser: (\S+)$/m.exec(service.output().stdout)?.[1] ?? "no demo";
  return {
    url,
    demoUrl,
    process: () => service,
    sessionOf: async (person) => {
      const headers = { Origin: demoUrl };
      const response = await fetch(`${demoUrl}/sessions/${person}`, { method: "POST", headers });
      return ((await response.json()) as { readonly sessionId: string }).sessionId;
    },
    restart: async (signal) => {
      if (signal === "SIGKILL") await kill();
      else service.child.kill(signal);
      await service.ended();
      service = start(new URL(url).port, new URL(demoUrl).port);
      await service.listening();
    },
    end: async () => {
      await kill();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
