import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import type { Area } from '../area.ts';
import { useEditing } from '../editing/use-editing.ts';
import { focusHeading } from '../editing/focus-heading.ts';
import { useTranslation } from '../translator.ts';

/** Nothing matches the search, or there is nothing yet. `onClear` ends the search; undefined when there is none. */
export function NoItems({ area, onClear }: { area: Area; onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { create } = useEditing();
  return onClear ? (
    <EmptyState
      title={t(`${area}.noMatch`)}
      action={
        <Button
          onClick={() => {
            onClear();
            // The button goes with the search.
            focusHeading();
          }}
        >
          {t('clearSearch')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t(`${area}.empty`)} action={<Button onClick={create}>{t(`${area}.create`)}</Button>}>
      {t(`${area}.emptyHint`)}
    </EmptyState>
  );
}
