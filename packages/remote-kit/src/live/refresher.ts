import { hasUnsaved, whenSaved } from '../forms/unsaved.ts';

/** Milliseconds for which more may come, and between one time and the next. */
const [collected, apart] = [100, 700];

const ends = ['pointerup', 'pointercancel', 'blur'];

/**
 * Does `work` soon after it is asked for, one after the other, with the names of all askers; not while somebody presses on something: it
 * must not slide away below them; nor while a form holds what is not saved: what its writer has seen is compared when they save.
 */
export function createRefresher(work: (names: ReadonlySet<string>) => Promise<unknown>) {
  let names = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isAsked, isWorking, isPressed] = [false, false, false];

  const later = (ms: number): void => {
    timer ??= setTimeout(() => void begin(), ms);
  };
  const begin = async (): Promise<void> => {
    timer = undefined;
    if (!isAsked || isWorking || isPressed || hasUnsaved()) return;
    const told = names;
    names = new Set();
    isAsked = false;
    isWorking = true;
    try {
      await work(told);
    } finally {
      isWorking = false;
      if (isAsked) later(apart);
    }
  };
  const press = () => {
    isPressed = true;
  };
  const release = (event: Event) => {
    // What loses the focus within the page says so, too.
    if (event.type === 'blur' && event.target !== window) return;
    isPressed = false;
    if (isAsked) later(collected);
  };
  window.addEventListener('pointerdown', press, true);
  for (const end of ends) window.addEventListener(end, release, true);
  const leave = whenSaved(() => {
    if (isAsked) later(collected);
  });

  return {
    ask(by: readonly string[]): void {
      for (const name of by) names.add(name);
      isAsked = true;
      later(collected);
    },
    stop(): void {
      clearTimeout(timer);
      isAsked = false;
      leave();
      window.removeEventListener('pointerdown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    },
  };
}
