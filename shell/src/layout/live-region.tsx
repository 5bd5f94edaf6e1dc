import { createStore, useStore, type Host } from '@portfolio/remote-kit';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';

const words = { polite: createStore({ text: '', turn: 0 }), assertive: createStore({ text: '', turn: 0 }) };

/** Says a message to screen readers, the same one again too. */
export const announce: Host['announce'] = (text, politeness = 'polite') => {
  words[politeness].set({ text, turn: words[politeness].get().turn + 1 });
};

/** On the page from the start: regions that come with their text are not read. */
export function LiveRegion() {
  const polite = useStore(words.polite);
  const assertive = useStore(words.assertive);
  return (
    <VisuallyHidden as="div">
      <div aria-live="polite">
        <p key={polite.turn}>{polite.text}</p>
      </div>
      <div aria-live="assertive">
        <p key={assertive.turn}>{assertive.text}</p>
      </div>
    </VisuallyHidden>
  );
}
