import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const pages = ["packages/embed-ui/src/**/*.{ts,tsx}"];
const sources = ["packages/*/src/**/*.{ts,tsx}", "examples/**/*.ts", "benchmarks/**/*.ts"];
const tests = ["**/*.test.ts", "**/*.fixture.ts", "**/*.test.mjs"];
const suites = ["packages/testkit/src/**/*.ts"];

const nodeGlobals = Object.fromEntries(
  [
    "console",
    "process",
    "performance",
    "URL",
    "fetch",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "Buffer",
    "AbortController",
    "AbortSignal",
    "TextEncoder",
    "TextDecoder",
    "crypto",
    "structuredClone",
  ].map((name) => [name, "readonly"]),
);

// `isRoot ? it : it.skip` is a condition of the machine, and stays possible.
const left = "[property.name=/^(skip|only|todo|failing)$/]";
const test = "name=/^(it|test|describe)$/";
const noLeftOutTests = [
  `:not(ConditionalExpression) > MemberExpression[object.${test}]${left}`,
  `:not(ConditionalExpression) > MemberExpression[object.object.${test}]${left}`,
  "CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]",
].map((selector) => ({
  selector,
  message: "A test that does not run proves nothing: repair it or remove it.",
}));

const pureDomain = [
  {
    selector: "NewExpression[callee.name='Date']",
    message: "The domain's time comes from a port or effect's Clock, so that a test can set it.",
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: "The domain's time comes from a port or effect's Clock, so that a test can set it.",
  },
  {
    selector: "ImportExpression:not([source.value=/^(effect\\u002F|\\.)/])",
    message: "The domain imports effect/* and its own files only.",
  },
];

export default defineConfig(
  { ignores: ["**/dist/", "**/generated/", "coverage/", "**/.data/", ".nx/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    rules: {
      // Names are checked for control characters, so some expressions have to name them.
      "no-control-regex": "off",
    },
  },
  {
    files: ["**/*.js", "**/*.mjs", "**/*.cjs"],
    ignores: ["packages/app/demo/host/public/**"],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: ["packages/app/demo/host/public/**/*.js"],
    languageOptions: {
      globals: {
        document: "readonly",
        fetch: "readonly",
        history: "readonly",
        location: "readonly",
        Option: "readonly",
        URLSearchParams: "readonly",
      },
    },
  },
  {
    files: sources,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.test.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/return-await": ["error", "in-try-catch"],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/no-unnecessary-type-arguments": "error",
      "@typescript-eslint/prefer-readonly": "error",
      "@typescript-eslint/only-throw-error": "error",
      // Methods of our records never use `this`, so that they can be passed on one by one.
      "@typescript-eslint/unbound-method": "off",
      // A port's method is async by its type, also where an adapter has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Types do it better: the compiler knows every name.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      // They say that something happened to a thing, and not what the thing is.
      "id-denylist": ["error", "told", "known", "heard", "gone", "letGo", "whoever"],
    },
  },
  {
    files: pages,
    languageOptions: {
      parserOptions: {
        project: "./packages/embed-ui/tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ["packages/client/src/{embed,react}/**/*.ts"],
    languageOptions: {
      parserOptions: {
        project: "./packages/client/tsconfig.embed.json",
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: [...sources, "{scripts,benchmarks,examples,packages}/**/*.mjs", "packages/**/*.js"],
    // Suites are tests, whose functions are lists of cases.
    ignores: [...tests, "packages/testkit/src/{contracts,http/topics,simulation}/**/*.ts"],
    rules: {
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 15],
    },
  },
  {
    files: ["packages/{app,cli}/src/**/*.ts", "examples/**/*.ts", "benchmarks/**/*.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["packages/domain/src/**/*.ts"],
    ignores: tests,
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "process", message: "The domain does not know where it runs." },
        { name: "Buffer", message: "The domain runs everywhere: use Uint8Array." },
        { name: "require", message: "The domain imports effect/* and its own files only." },
      ],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time comes from a port or effect's Clock." },
        { object: "Math", property: "random", message: "Chance comes from the Secrets port." },
        {
          object: "globalThis",
          property: "process",
          message: "The domain does not know where it runs.",
        },
      ],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(?!effect/|\\.{1,2}/)",
              message: "The domain imports effect/* (by subpath) and its own files only.",
            },
          ],
        },
      ],
      "no-restricted-syntax": ["error", ...pureDomain],
    },
  },
  {
    files: ["packages/adapters-prisma/src/**/*.ts"],
    ignores: tests,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name='upsert'] > ObjectExpression > Property[key.name='update'] > ObjectExpression[properties.length=0]",
          message: "Not ON CONFLICT, but two statements that race (T27): write the statement.",
        },
      ],
    },
  },
  {
    files: [...tests, ...suites],
    rules: {
      "no-restricted-syntax": ["error", ...noLeftOutTests],
      // What an answer holds is what the test is about to find out.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
