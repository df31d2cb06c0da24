/** A change below it, in CSS pixels, is not worth a message. */
const deadBand = 2;

/** The height that the page's content needs, whatever the height of its frame is. */
const contentHeight = (root: HTMLElement): number => {
  const content = root.querySelector<HTMLElement>("[data-content]");
  const scroller = content?.parentElement;
  if (!content || !scroller) return root.scrollHeight;
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  const around = Math.max(0, root.clientHeight - scroller.clientHeight);
  // A short page is centred in its frame: what is around it is not content then.
  const isCentred = content.closest("[data-empty=true]") !== null;
  const beside = isCentred ? siblingsHeight(scroller) : around;
  return content.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom) + beside;
};

const siblingsHeight = (element: HTMLElement): number =>
  [...(element.parentElement?.children ?? [])]
    .filter((each) => each !== element && getComputedStyle(each).position !== "absolute")
    .reduce((sum, each) => sum + (each as HTMLElement).offsetHeight, 0);

/** Says how large the content is, when it grows and when it shrinks, once in a frame of the screen. */
export const watchContentSize = (
  root: HTMLElement,
  emit: (size: { readonly width: number; readonly height: number }) => void,
): void => {
  let last = { width: -1, height: -1 };
  let request = 0;
  const look = (): void => {
    const width = Math.ceil(root.clientWidth);
    const height = Math.ceil(contentHeight(root));
    const isSame =
      Math.abs(width - last.width) <= deadBand && Math.abs(height - last.height) <= deadBand;
    if (isSame) return;
    last = { width, height };
    emit(last);
  };
  const soon = (): void => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const observe = (): void => {
    sizes.disconnect();
    sizes.observe(root);
    const content = root.querySelector("[data-content]");
    if (content !== null) sizes.observe(content);
    const footer = content?.parentElement?.nextElementSibling;
    if (footer) sizes.observe(footer);
  };
  // Another page has another element for its content.
  let content: Element | null = null;
  new MutationObserver(() => {
    const now = root.querySelector("[data-content]");
    if (now === content) return;
    content = now;
    observe();
  }).observe(root, { childList: true, subtree: true });
  observe();
};
