declare module "*.css";

// Vega's parts have no types of their own; these are the few members that are used of them.
declare module "vega-dataflow" {
  export const transforms: Record<string, unknown>;
}
declare module "vega-encode" {
  const transforms: Record<string, unknown>;
  export = transforms;
}
declare module "vega-transforms" {
  const transforms: Record<string, unknown>;
  export = transforms;
}
declare module "vega-view-transforms" {
  const transforms: Record<string, unknown>;
  export = transforms;
}
declare module "vega-functions" {
  export const expressionFunction: (
    name: string,
    call: (value: unknown, how: string) => string,
  ) => void;
}
declare module "vega-loader" {
  export interface Loader {
    load: (uri: string) => Promise<string>;
    sanitize: (uri: string) => Promise<{ readonly href: string }>;
  }
  export const loader: () => Loader;
}
declare module "vega-parser" {
  export const parse: (
    spec: unknown,
    config?: undefined,
    options?: { readonly ast: true },
  ) => { readonly runtime: true };
}
declare module "vega-view" {
  import type { Loader } from "vega-loader";
  export interface ViewOptions {
    readonly expr?: unknown;
    readonly renderer: "canvas" | "svg" | "none";
    readonly loader?: Loader;
    readonly logger?: unknown;
    readonly hover?: boolean;
  }
  export class View {
    constructor(runtime: { readonly runtime: true }, options: ViewOptions);
    tooltip(
      handler: (handler: unknown, event: MouseEvent, item: unknown, value: unknown) => void,
    ): this;
    addEventListener(
      type: string,
      handler: (event: Event, item: { readonly datum?: unknown } | null | undefined) => void,
    ): this;
    initialize(element: HTMLElement): this;
    width(width: number): this;
    runAsync(): Promise<this>;
    finalize(): this;
    background(): unknown;
    background(color: unknown): this;
    toSVG(): Promise<string>;
    toCanvas(scale: number): Promise<HTMLCanvasElement>;
    data(name: string): readonly Record<string, unknown>[];
  }
}
