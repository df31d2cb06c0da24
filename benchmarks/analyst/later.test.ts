import { expect, test } from "@jest/globals";

interface Question {
  readonly text: string;
  readonly truths: readonly string[];
  readonly why?: string;
}
interface Model {
  readonly ensureData: () => Promise<unknown>;
  readonly threads: readonly {
    readonly set: string;
    readonly isHeldOut: boolean;
    readonly questions: readonly Question[];
  }[];
}
interface Truth {
  readonly rows: (sql: string) => Promise<readonly unknown[]>;
  readonly close: () => void;
}

const load = (path: string) => import(new URL(path, import.meta.url).href);
const { models } = (await load("./questions/models.mjs")) as {
  readonly models: Readonly<Record<string, Model>>;
};
const { openTruth } = (await load("./truth.mjs")) as {
  readonly openTruth: (model: Model, today: string) => Promise<Truth>;
};

const isLater = ({ set }: { readonly set: string }) => set === "later";
const withLaterSet = Object.keys(models).filter((name) => models[name]!.threads.some(isLater));

// A statement that fails, or that gives no rows, would count every answer to its question as wrong.
test.each(withLaterSet)("the later questions of %s are held out and have truths", async (name) => {
  const model = models[name]!;
  const later = model.threads.filter(isLater);
  expect(later.every(({ isHeldOut }) => isHeldOut)).toBe(true);
  await model.ensureData();
  const truth = await openTruth(model, "2026-11-01");
  try {
    const empty = [];
    for (const { text, truths, why } of later.flatMap(({ questions }) => questions)) {
      const rows = await Promise.all(truths.map((sql) => truth.rows(sql)));
      const isMissing =
        why === undefined && (rows.length === 0 || rows.some(({ length }) => length === 0));
      if (isMissing) empty.push(text);
    }
    expect(empty).toEqual([]);
  } finally {
    truth.close();
  }
});
