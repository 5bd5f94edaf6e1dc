import { createContext } from 'react';

/** How what is edited stands to what visitors see. */
export interface Drafting {
  /** It is a draft beside another item, whose address and place it takes when it is published. */
  isDraft: boolean;
  /** Begins the draft beside it; undefined for what has one already, or is published nowhere. */
  start?: (() => Promise<{ draftId: string; slug: string; revision: number }>) | undefined;
  /** What was typed has been kept as the draft with this id. */
  onStarted: (id: string) => void;
  /** Makes the draft what visitors see. */
  publish: () => Promise<void>;
}

export const DraftingContext = createContext<Drafting>({
  isDraft: false,
  onStarted: () => {},
  publish: () => Promise.resolve(),
});
