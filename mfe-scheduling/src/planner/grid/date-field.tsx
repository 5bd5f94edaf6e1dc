import type { CalendarDate } from '@internationalized/date';
import { TextField } from '@portfolio/ui/field';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../translator.ts';
import { dateOf } from './calendar.ts';

const id = 'go-to-date';

/** Any date. It follows the address, and leaves alone what is being typed. */
export function DateField({ shown, goTo }: { shown: CalendarDate; goTo: (date: CalendarDate) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const text = shown.toString();
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <TextField
      ref={input}
      name={id}
      type="date"
      label={t('scheduler.date')}
      defaultValue={text}
      onChange={(event) => {
        const date = dateOf(event.target.value);
        // While a year is typed, it is one of the first century for a moment.
        if (date && date.year >= 1970) goTo(date);
      }}
    />
  );
}

export const focusDateField = (): void => document.querySelector<HTMLInputElement>(`input[name=${id}]`)?.focus();
