import { createStore, type Store } from '@portfolio/remote-kit';
import { carryOver } from './carry-over.ts';
import { inlinedJson } from './inlined-json.ts';

/** Milliseconds that the drawn screen is kept back for its pictures to be decoded; they are on this device already. */
const patience = 300;

/** The page as the edge has rendered it: readable before any script, and shown until the live one has drawn the same beside it. */
export interface Still {
  /** What shows; undefined where there is none, and once it is gone. */
  page: Store<HTMLElement | undefined>;
  /** Apollo's cache of the render. */
  data: unknown;
  /** Where the live page is drawn: out of sight while there is another. */
  root: HTMLElement;
  /** Puts the live page in its place, for good, with what the visitor has done meanwhile. */
  giveWay: () => void;
}

/** Where the edge has rendered nothing, or not what this visitor is to see. */
export const noStill = (root: HTMLElement): Still => ({
  page: createStore<HTMLElement | undefined>(undefined),
  data: undefined,
  root,
  giveWay: () => {},
});

/**
 * What the document brought, when it was rendered for somebody like this visitor.
 * @param isMeant false for who is signed in, or reads another language
 */
export function takeStill(isMeant: boolean): Still {
  const before = document.querySelector<HTMLElement>('#root');
  if (!before) throw new Error('The page has no #root.');
  const { dataset } = document.documentElement;
  const isShown = before.querySelector('#still') !== null && dataset['still'] !== 'none' && isMeant;
  delete dataset['still'];
  if (!isShown) {
    before.replaceChildren();
    document.querySelector('#still-styles')?.remove();
    globalThis.begun?.end();
    return noStill(before);
  }
  const page = createStore<HTMLElement | undefined>(before);
  const root = document.createElement('div');
  root.hidden = true;
  before.after(root);
  const giveWay = (): void => {
    if (!page.get()) return;
    page.set(undefined);
    const carry = carryOver(before, root, globalThis.begun?.end() ?? []);
    before.remove();
    root.id = 'root';
    root.hidden = false;
    document.querySelector('#still-styles')?.remove();
    carry();
  };
  return {
    page,
    data: inlinedJson('still-data'),
    root,
    giveWay: () => (globalThis.begun ? globalThis.begun.whenFree(giveWay) : giveWay()),
  };
}

/** Calls `then` once a screen has its heading below `outlet`, and the pictures that the still shows. Returns the way to stop. */
export function whenDrawn(outlet: HTMLElement, still: HTMLElement, then: () => void): () => void {
  let isStopped = false;
  const look = (): void => {
    if (!outlet.querySelector('h1')) return;
    observer.disconnect();
    void decoded(outlet, still).then(() => isStopped || then());
  };
  const observer = new MutationObserver(look);
  observer.observe(outlet, { childList: true, subtree: true });
  look();
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}

/** So that no picture that is seen goes for a moment: those of the still are the same, in the same order. */
async function decoded(outlet: HTMLElement, still: HTMLElement): Promise<void> {
  const pictures = outlet.querySelectorAll('img');
  const decoding = [...still.querySelectorAll('img')].map(async ({ complete }, place) => {
    const picture = pictures[place];
    if (!complete || !picture) return;
    const { loading } = picture;
    picture.loading = 'eager'; // out of sight, a lazy one would wait
    await picture.decode().finally(() => (picture.loading = loading));
  });
  await Promise.race([Promise.allSettled(decoding), new Promise((resolve) => setTimeout(resolve, patience))]);
}
