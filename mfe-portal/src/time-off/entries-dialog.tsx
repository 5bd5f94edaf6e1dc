import { amountsIn } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { MyTimeOffEntries, type Balance } from './time-off.graphql.ts';

const Entries = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
  overflow-wrap: anywhere;
`;

/** Why a balance is what it is: the entries that it is the sum of. */
export function EntriesDialog({ balance, onClose }: { balance: Balance; onClose: () => void }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const { typeId, typeName, unit } = balance;
  const result = useKeptQuery(MyTimeOffEntries, { variables: { type: typeId } });
  return (
    <Dialog title={`${typeName} · ${amountOf(balance.balance, unit)}`} onClose={onClose}>
      <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.failed')}>
        {({ myTimeOffEntries }) => (
          <Entries>
            {myTimeOffEntries.results.map(({ id, kind, amount, day, reason }) => (
              <li key={id}>
                {calendarDay(day, language)} · {t(`timeOff.kinds.${kind}`)} · <strong>{amountOf(amount, unit)}</strong>
                {reason && <Muted dir="auto">{reason}</Muted>}
              </li>
            ))}
          </Entries>
        )}
      </Loaded>
    </Dialog>
  );
}
