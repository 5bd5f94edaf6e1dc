import { dismissMenus, doSmall, hasTyped, showTheme } from './small.ts';

const fetched = new Set<string>();

/** Fetches the document behind a link of this site that somebody is about to follow, unless they save data. */
function ahead(link: HTMLAnchorElement | null | undefined): void {
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const address = link.href.replace(/#.*$/, '');
  const isHere = address === window.location.href.replace(/#.*$/, '');
  if (isHere || fetched.has(address) || connection?.saveData || /^\/(?:api|graphql|media)\//.test(link.pathname))
    return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
}

/** What a visitor did before the page was live, for the shell to carry out. */
interface Begun {
  /** Calls `then` once nothing is held down: what changes between press and release would be pressed nowhere. */
  whenFree: (then: () => void) => void;
  /** From now on the live page hears itself. Gives what was pressed before, in order. */
  end: () => Element[];
}

declare global {
  /** Of `begin.ts`, on pages that begin without the shell. */
  var begun: Begun | undefined;
}

/** What can be pressed; links lead on by themselves. */
const control = 'button, summary, label, select, input, textarea, [role="button"], [role="tab"]';
const field = 'input, textarea, select';
const link = 'a[href]';

/**
 * Waits until somebody needs the shell: points with a mouse, presses what is no link, types, tabs, or is signed in meanwhile in another
 * tab. Then it loads it, and keeps what was pressed until it is live.
 * @param later holds the scripts, in their order, and what is to be fetched with them
 */
export function wait(later: HTMLTemplateElement): void {
  const pressed: Element[] = [];
  const held = new Set<string>();
  const endings: (() => void)[] = [];
  let isStarting = false;
  let whenFree: (() => void) | undefined;

  const start = (): void => {
    if (isStarting) return;
    isStarting = true;
    load(later).catch(() => {
      isStarting = false; // whatever is done next tries again
      void renewed();
    });
  };

  const hold = (what: string): void => void held.add(what);

  const release = (...what: string[]): void => {
    for (const each of what) held.delete(each);
    // After the click that the release becomes.
    setTimeout(() => held.size === 0 && whenFree?.());
  };

  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    // Browsers say that a mouse has moved when the page has, below it.
    pointermove: ({ pointerType, movementX, movementY }) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) start();
    },
    pointerdown(event) {
      hold('pointer');
      dismissMenus(event);
      const target = elementOf(event);
      if (target?.closest(control) && !target.closest('[data-small]')) start();
    },
    pointerup: () => release('pointer'),
    pointercancel: () => release('pointer'),
    keydown(event) {
      if (!event.isComposing) hold(event.code);
      dismissMenus(event);
      start();
    },
    // By its place, as its letter may be another by then: Shift goes up first. And a Mac tells of no other key that goes up while ⌘ is down.
    keyup: ({ key, code }) => (key === 'Meta' ? release(...held) : release(code)),
    // What somebody writes with several keys is in its field once it is whole.
    compositionstart: () => hold('composition'),
    compositionend: () => release('composition'),
    focusin(event) {
      dismissMenus(event);
      ahead(elementOf(event)?.closest<HTMLAnchorElement>(link));
      if (elementOf(event)?.matches(field)) start();
    },
    input: start,
    pointerover: (event) => ahead(elementOf(event)?.closest<HTMLAnchorElement>(link)),
    click(event) {
      const target = elementOf(event)?.closest(`${control}, ${link}`);
      if (!target || event.defaultPrevented || target.matches(`${link}, ${field}, label, summary`)) return;
      event.preventDefault();
      if (doSmall(target)) return;
      target.ariaBusy = 'true';
      pressed.push(target);
      start();
    },
  };
  const options = { capture: true, passive: false };
  const listen = (target: EventTarget, name: string, listener: (event: never) => void): void => {
    target.addEventListener(name, listener as EventListener, options);
    endings.push(() => target.removeEventListener(name, listener as EventListener, options));
  };
  for (const [name, listener] of Object.entries(listeners)) listen(document, name, listener);

  // What goes up in another window is not heard here.
  listen(window, 'blur', (event: Event) => event.target === window && release(...held));
  listen(window, 'storage', start);
  listen(window, 'pageshow', (event: PageTransitionEvent) => event.persisted && isForAnother() && start());
  listen(matchMedia('(prefers-color-scheme: light)'), 'change', start);

  globalThis.begun = {
    whenFree(then) {
      whenFree = then;
      if (held.size === 0) then();
    },
    end() {
      for (const end of endings) end();
      return pressed;
    },
  };
  showTheme();
  // The edge renders for anybody; theme.js has seen whether this is somebody else.
  if (document.documentElement.dataset['still'] === 'none') start();
}

const elementOf = ({ target }: Event): Element | undefined => (target instanceof Element ? target : undefined);

/** Whether who is back at a page that was rendered for anybody has signed in since, or chosen another language. */
function isForAnother(): boolean {
  try {
    const { lang } = document.documentElement;
    return localStorage.getItem('refreshToken') !== null || (localStorage.getItem('language') ?? lang) !== lang;
  } catch {
    return false;
  }
}

/** A page that has been open for so long that its scripts may be there no more (milliseconds). */
const old = 600_000;

/** Loads such a page anew, if the site answers and nothing is lost by it. */
async function renewed(): Promise<void> {
  if (performance.now() < old || hasTyped()) return;
  const { ok } = await fetch(window.location.href, { method: 'HEAD' });
  if (ok) window.location.reload();
}

/** After the next paint, so that what was pressed shows it first. Rejects when one does not arrive. */
async function load({ content }: HTMLTemplateElement): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Copies, whose addresses the parser has set: where browsers know Trusted Types, scripts may not set any before the shell does.
  const copies = document.importNode(content, true);
  const scripts = [...copies.querySelectorAll('script')];
  const arriving = scripts.map((script) => {
    script.async = false; // in their order
    return new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
    });
  });
  document.head.append(copies);
  await Promise.all(arriving);
}
