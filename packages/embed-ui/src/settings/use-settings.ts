import { useSyncExternalStore } from "react";
import { pageSettings } from "./page-settings.js";
import type { Settings } from "./settings-store.js";

/** The page's settings; the component renders again when one of them changes. */
export const useSettings = (): Settings =>
  useSyncExternalStore(pageSettings.subscribe, pageSettings.get);
