import { one } from '@portfolio/remote-kit/lists';
import { TextField } from '@portfolio/ui/field';
import { z } from 'zod';
import { useTranslation } from '../../translator.ts';

/** Days between which a list is; each may be left open. */
interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** For the filters of a list's address. */
export const dayRangeFilters = { from: one(z.iso.date()), to: one(z.iso.date()) };

/** The two fields of them, for a `ListToolbar`. */
export function DayRange({ from, to, onChange }: Days & { onChange: (change: Partial<Days>) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        type="date"
        label={t('lists.from')}
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t('lists.to')}
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </>
  );
}
