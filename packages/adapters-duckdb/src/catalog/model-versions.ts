import type { HeldModel } from "../engine/model-store.js";
import type { GoodFolder } from "./load-model-folder.js";

/** So many states stay without anybody holding them: sessions decide on one and query a moment later. */
const versionsKept = 3;

/** A state of a model, and of which files. */
export interface Version extends GoodFolder {
  /** Of the model's files, see `FoundFiles`. */
  readonly stamp: string;
}

interface KeptVersion {
  state: Version;
  holds: number;
}

/** The states of one model without mistakes: the present one, and earlier ones that may be in use. */
export interface ModelVersions {
  present(): Version | undefined;
  /** Makes a state the present one. */
  adopt(loaded: GoodFolder, stamp: string): void;
  hold(version: string): HeldModel | undefined;
  dataFiles(): readonly (string | undefined)[];
}

/** No state yet. */
export const modelVersions = (): ModelVersions => {
  /** The newest first. */
  let versions: readonly KeptVersion[] = [];
  const find = (version: string): KeptVersion | undefined =>
    versions.find(({ state }) => state.compiled.version === version);
  return {
    present: () => versions[0]?.state,
    adopt: (loaded, stamp) => {
      // Files that went back to an earlier state have that state's version.
      const same = find(loaded.compiled.version);
      const newest = same ?? { state: { ...loaded, stamp }, holds: 0 };
      newest.state = { ...newest.state, stamp };
      versions = [newest, ...versions.filter((other) => other !== same)].filter(
        ({ holds }, index) => index < versionsKept || holds > 0,
      );
    },
    hold: (version) => {
      const held = find(version);
      if (held === undefined) return undefined;
      held.holds += 1;
      let isHeld = true;
      const { files, compiled } = held.state;
      return {
        ...files,
        compiled,
        release: () => {
          if (isHeld) held.holds -= 1;
          isHeld = false;
        },
      };
    },
    dataFiles: () => versions.map(({ state }) => state.files.dataFile),
  };
};
