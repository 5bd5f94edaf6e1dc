import { createStore, type Store } from '@portfolio/remote-kit';
import { inlinedJson } from './inlined-json.ts';

/** Milliseconds that the drawn screen is kept back for its pictures to be decoded; they are on this device already. */
const patience = 300;

/** The screen as the edge has rendered it: readable before any script, and shown until its remote has drawn the same. */
export interface Still extends Store<HTMLElement | undefined> {
  /** Apollo's cache of the render. */
  data: unknown;
  /** Takes it away for good. */
  drop: () => void;
}

/** @param element of the document; none where the edge has rendered nothing, or not what this visitor is to see */
export function createStill(element?: HTMLElement, data?: unknown): Still {
  const store = createStore(element);
  return {
    get: store.get,
    subscribe: store.subscribe,
    data,
    drop() {
      document.querySelector('#still-styles')?.remove();
      store.set(undefined);
    },
  };
}

/**
 * What the document brought, when it was rendered for somebody like this visitor.
 * @param isMeant false for who is signed in, or reads another language
 */
export function takeStill(isMeant: boolean): Still {
  const element = document.querySelector<HTMLElement>('#still') ?? undefined;
  const { dataset } = document.documentElement;
  const isShown = dataset['still'] !== 'none' && isMeant;
  delete dataset['still'];
  if (element && isShown) return createStill(element, inlinedJson('still-data'));
  document.querySelector('#root')?.replaceChildren();
  document.querySelector('#still-styles')?.remove();
  return createStill();
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
