import { createElement, useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import { frameAttributes, mount, type MountedFrame, type MountOptions } from "../embed/index.js";

/** What the components take beside the options of `mount`. */
export interface AnalyticsFrameProps extends MountOptions {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Gets the frame when it is there, and `undefined` when it is taken away. */
  readonly frameRef?: ((frame: MountedFrame | undefined) => void) | undefined;
}

/** One frame for as long as what it shows stays the same; handlers may change with each rendering. */
const Frame = (props: AnalyticsFrameProps): ReactElement => {
  const place = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  const frame = useRef<MountedFrame>(undefined);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (place.current === null) return;
    // Read at each event, so that a handler of an earlier rendering is not called.
    const options = new Proxy(latest.current, {
      get: (_first, name) => Reflect.get(latest.current, name) as unknown,
    });
    const mounted = (frame.current = mount(place.current, options));
    latest.current.frameRef?.(mounted);
    return () => {
      mounted.destroy();
      frame.current = undefined;
      latest.current.frameRef?.(undefined);
    };
  }, []);

  const { theme, locale, colorScheme, className, style } = props;
  const isFirst = useRef(true);
  useEffect(() => {
    // The first ones go with the opening of the frame.
    if (isFirst.current) return;
    const quietly = (sent: Promise<unknown> | undefined): void => {
      sent?.catch(() => undefined);
    };
    quietly(frame.current?.send("set-theme", { theme: theme ?? null }));
    quietly(frame.current?.send("set-color-scheme", { scheme: colorScheme ?? "auto" }));
    if (locale !== undefined) quietly(frame.current?.send("set-locale", { locale }));
  }, [theme, locale, colorScheme]);
  useEffect(() => {
    isFirst.current = false;
    return () => {
      isFirst.current = true;
    };
  }, []);

  return createElement("iframe", {
    ref: place,
    allow: frameAttributes.allow,
    title: props.title ?? frameAttributes.title,
    className,
    style: { ...frameAttributes.style, ...style },
  });
};

/** The page of a surface; on a server an empty frame with its title. */
export const AnalyticsFrame = (props: AnalyticsFrameProps): ReactElement => {
  const { baseUrl, deploymentId, surface, publicId } = props;
  // Another page is another frame: a new address in the old one would stand in the browser's history.
  const key = JSON.stringify([baseUrl, deploymentId, surface, publicId]);
  return createElement(Frame, { ...props, key });
};
