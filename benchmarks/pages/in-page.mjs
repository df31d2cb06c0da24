/* global document, requestAnimationFrame, MessageChannel, MutationObserver */
/** Runs in a page: notes when each delta of a growing answer was painted, until `count` of them were. */
export const watchDeltas = (count) =>
  new Promise((resolve) => {
    const paintedAt = [];
    let last = -1;
    let isWaiting = false;
    const look = () => {
      const text = [...document.querySelectorAll(".markdown")].at(-1)?.textContent ?? "";
      const [, at = "-1"] = /w(\d+)\.\s*$/.exec(text.slice(-12)) ?? [];
      const seen = Number(at);
      if (seen <= last || isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message that is sent in a frame comes after that frame was painted.
        port1.onmessage = () => {
          const now = Date.now();
          for (let delta = last + 1; delta <= seen; delta += 1) paintedAt[delta] = now;
          last = seen;
          isWaiting = false;
          if (last >= count - 1) {
            observer.disconnect();
            resolve(paintedAt);
          } else look();
        };
        port2.postMessage(0);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Runs in a page: when all turns of a thread were painted, in ms after the navigation began. */
export const threadPainted = (count) =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(".turn").length < count) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    look();
  });

/** Runs in a page: scrolls up by `step` pixels a frame; answers how long each frame took, in ms. */
export const scrollUp = ({ frames, step }) =>
  new Promise((resolve) => {
    const place = document.querySelector(".scroll, #scroll");
    place.scrollTop = place.scrollHeight;
    const times = [];
    let before = performance.now();
    const frame = (now) => {
      times.push(now - before);
      before = now;
      place.scrollTop -= step;
      if (times.length < frames) requestAnimationFrame(frame);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(frame);
  });

/** Runs in a page: when it first painted something to read, in ms after the navigation began. */
export const firstPaint = () =>
  new Promise((resolve) => {
    const look = () => {
      const [entry] = performance.getEntriesByName("first-contentful-paint");
      const isReady = (document.body.textContent ?? "").includes("What would you like to see?");
      if (entry !== undefined && isReady) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      } else requestAnimationFrame(look);
    };
    look();
  });
