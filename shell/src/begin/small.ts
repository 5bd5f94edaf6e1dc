import { keepLanguage } from '@portfolio/remote-kit/storage';

/** What the header and the footer do by themselves, on a page that has no shell yet. They say by `data-small` which of these they are. */
const doings: Record<string, (button: HTMLElement) => boolean> = {
  menu: (button) => {
    if (button.ariaExpanded === 'true') close(button);
    else open(button);
    return true;
  },
  theme: (button) => {
    const { dataset } = document.documentElement;
    const next = dataset['theme'] === 'light' ? 'dark' : 'light';
    dataset['theme'] = next;
    swapLabel(button);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // For this page alone, then.
    }
    return true;
  },
  // The next document is in it, as the edge renders it.
  language: ({ lang }) => {
    if (hasTyped() || !keepLanguage(lang)) return false;
    if (lang !== document.documentElement.lang) window.location.reload();
    return true;
  },
};

/** Does what was pressed, if it is one of these. */
export function doSmall(pressed: Element): boolean {
  const button = pressed.closest<HTMLElement>('[data-small]');
  return button ? (doings[button.dataset['small'] ?? '']?.(button) ?? false) : false;
}

/** Says of the page in the light what the edge, which renders for the dark, could not. */
export function showTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-small="theme"]');
  if (button && document.documentElement.dataset['theme'] === 'light') swapLabel(button);
}

/** Closes what is open when somebody goes on elsewhere, or presses Escape. */
export function dismissMenus(event: Event): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-small="menu"][aria-expanded="true"]')) {
    const isEscape = event instanceof KeyboardEvent;
    if (isEscape && event.key !== 'Escape') return;
    if (!isEscape && event.target instanceof Node && areaOf(button)?.contains(event.target)) continue;
    close(button);
    if (isEscape) button.focus();
  }
}

/** Whether a field has something that it did not come with. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#still :is(input, textarea)')].some(
    (field) => field.value !== field.defaultValue,
  );

const controlledBy = (button: HTMLElement): HTMLElement | null =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

/** The whole header for its own menu, for one inside of it the list and its button. */
function areaOf(button: HTMLElement): Element | null | undefined {
  const list = controlledBy(button);
  return list?.tagName === 'NAV' ? button.closest('header') : list?.parentElement;
}

function open(button: HTMLElement): void {
  button.ariaExpanded = 'true';
  show(controlledBy(button), true);
  swapLabel(button);
}

function close(button: HTMLElement): void {
  button.ariaExpanded = 'false';
  show(controlledBy(button), false);
  swapLabel(button);
}

/** The navigation is a panel on narrow screens alone, so that it cannot be `hidden`. */
function show(area: HTMLElement | null, isShown: boolean): void {
  if (area?.tagName === 'NAV') area.toggleAttribute('data-open', isShown);
  else if (area) area.hidden = !isShown;
}

/** A button that does the opposite afterwards has both names. */
function swapLabel(button: HTMLElement): void {
  const { other } = button.dataset;
  if (other === undefined) return;
  button.dataset['other'] = button.ariaLabel ?? '';
  button.ariaLabel = other;
  button.title = other;
}
