import { color } from '@portfolio/ui/tokens';

/** What is marked as a whole when something in it was changed. */
const wholes = '[data-shift], tr, li';

/** Milliseconds. */
const shownFor = 1_800;

/**
 * Looks what of the page is drawn anew while `work` is done, marks it for a moment, and puts the focus back where it was.
 * @returns whether anything was
 */
export async function marking(work: () => Promise<unknown>): Promise<boolean> {
  const page = document.querySelector('main') ?? document.body;
  const changed = new Set<Element>();
  const watch = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations)
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Element ? node : node.parentElement;
        // A day or a list is no whole: of it, what was added is.
        const whole = element?.closest(wholes);
        if (whole) changed.add(whole);
        for (const within of node === target ? [] : (element?.querySelectorAll(wholes) ?? [])) changed.add(within);
      }
  });
  const held = document.activeElement;
  watch.observe(page, { subtree: true, childList: true, characterData: true });
  try {
    await work();
    await drawn();
  } finally {
    watch.disconnect();
  }
  if (held && !held.isConnected && document.activeElement === document.body) refocus(held);
  const isWithin = (element: Element): boolean => {
    const outer = element.parentElement?.closest(wholes);
    return Boolean(outer && (changed.has(outer) || isWithin(outer)));
  };
  const shown = [...changed].filter((element) => element.isConnected && !isWithin(element));
  for (const element of shown) mark(element);
  return shown.length > 0;
}

/** Two frames, or as long where nobody looks. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 100);
  });

/** What it was has been drawn elsewhere. */
function refocus(element: Element): void {
  const shift = element.getAttribute('data-shift');
  const again =
    (shift && document.querySelector<HTMLElement>(`[data-shift="${CSS.escape(shift)}"]`)) ||
    (element.id && document.querySelector<HTMLElement>(`#${CSS.escape(element.id)}`)) ||
    document.querySelector<HTMLElement>('main [tabindex="0"]');
  again?.focus({ preventScroll: true });
}

/** Fades, or goes without a movement for who prefers less. */
function mark(element: Element): void {
  if (!('animate' in element)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const outlineOffset = '-2px';
  element.animate(
    [
      { outline: `2px solid ${color.accent}`, outlineOffset },
      { outline: '2px solid transparent', outlineOffset },
    ],
    { duration: shownFor, easing: isStill ? 'step-end' : 'ease-in' },
  );
}
