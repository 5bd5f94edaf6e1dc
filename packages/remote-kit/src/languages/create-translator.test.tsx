import { act, render, screen } from '@testing-library/react';
import type { Messages } from '../messages/index.ts';
import { createTranslator } from './create-translator.ts';

const load = (messages: Messages) => () => Promise.resolve({ default: messages });

test('a remote has its own texts and the common ones, in groups of one name too, in each language', async () => {
  const { change, useTranslation } = createTranslator({
    en: { greeting: 'Hello', pagination: { label: 'Pages of shifts' } },
    es: load({ greeting: 'Hola', pagination: { label: 'Páginas de turnos' } }),
    fr: load({}),
  });
  function Texts() {
    const { t } = useTranslation();
    return <p>{[t('greeting'), t('cancel'), t('pagination.label'), t('pagination.next')].join(', ')}</p>;
  }
  render(<Texts />);
  expect(screen.getByText('Hello, Cancel, Pages of shifts, Next')).toBeInTheDocument();
  await act(() => change('es'));
  expect(screen.getByText('Hola, Cancelar, Páginas de turnos, Siguiente')).toBeInTheDocument();
});
