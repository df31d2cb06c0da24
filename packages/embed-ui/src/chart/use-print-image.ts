import { useEffect, useState } from "react";

/**
 * The address of a chart as SVG, which is what a printer gets in the place of the screen's pixels.
 * It is made while the page is idle, since nothing can be waited for once printing has begun.
 */
export const usePrintImage = (draw: (() => Promise<Blob>) | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // A frame without an origin is part of another page, which may forbid such addresses, and prints itself.
    if (draw === undefined || window.origin === "null") return;
    let isOver = false;
    let made: string | undefined;
    const make = async (): Promise<void> => {
      const blob = await draw();
      if (isOver) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    // A chart that cannot be had as SVG is printed as it is on the screen.
    const timer = setTimeout(() => void make().catch(() => undefined), 1000);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [draw]);
  return address;
};
