import { Button } from '@portfolio/ui/button';
import type { Area } from '../area.ts';
import { useEditing } from '../editing/use-editing.ts';
import { focusHeading } from '../editing/focus-heading.ts';
import { NoneFound } from '../screens.ts';
import { useTranslation } from '../translator.ts';

/** Nothing matches the search, or there is nothing yet. `onClear` ends the search; undefined when there is none. */
export function NoItems({ area, onClear }: { area: Area; onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { create } = useEditing();
  const clear = (): void => {
    onClear?.();
    // The button goes with the search.
    focusHeading();
  };
  return (
    <NoneFound
      list={{ isNarrowed: onClear !== undefined, clear }}
      texts={{ noMatch: t(`${area}.noMatch`), none: t(`${area}.empty`), hint: t(`${area}.emptyHint`) }}
      action={<Button onClick={create}>{t(`${area}.create`)}</Button>}
    />
  );
}
