import { dollars } from '@portfolio/remote-kit/figures';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { CheckboxField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Rows } from '../../shared/details/section.tsx';
import { useTranslation } from '../../translator.ts';
import type { Proposed } from './plans.graphql.ts';

/** More are shown when they are asked for. */
const listed = 100;

interface Props {
  shifts: readonly Proposed[];
  /** Numbers of those that are not taken. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** Each shift that is proposed, with whom and why; any can be left out. */
export function ProposedList({ shifts, left, onChange }: Props) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const waiting = shifts.filter(({ shiftId }) => !shiftId).map(({ number }) => number);
  const toggle = (number: number, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(number);
    else next.add(number);
    onChange(next);
  };
  return (
    <Panel title={t('plans.proposed', { count: shifts.length })} gap={3}>
      {waiting.length > 1 && (
        <Cluster $gap={2}>
          <Button size="small" onClick={() => onChange(new Set())}>
            {t('plans.all')}
          </Button>
          <Button size="small" onClick={() => onChange(new Set(waiting))}>
            {t('plans.none')}
          </Button>
        </Cluster>
      )}
      <Rows>
        {(isWhole ? shifts : shifts.slice(0, listed)).map((shift) => (
          <li key={shift.number}>
            <Line shift={shift} isTaken={!left.has(shift.number)} onToggle={(on) => toggle(shift.number, on)} />
          </li>
        ))}
      </Rows>
      {!isWhole && shifts.length > listed && (
        <Button onClick={() => setWhole(true)}>{t('plans.more', { count: shifts.length - listed })}</Button>
      )}
    </Panel>
  );
}

function Line({ shift, isTaken, onToggle }: { shift: Proposed; isTaken: boolean; onToggle: (on: boolean) => void }) {
  const { t, language } = useTranslation();
  const { postName, clientName, locationName, employeeName, startTime, endTime, timeZone } = shift;
  const when = [shiftWhen(startTime, endTime, language, timeZone), postName].filter(Boolean).join(' · ');
  const why = [
    shift.movedFromName !== null && t('plans.insteadOf', { name: shift.movedFromName }),
    [clientName, locationName].filter(Boolean).join(', '),
    dollars(shift.cost, language),
    t('candidates.hours', { hours: Math.round(shift.hours * 100) / 100 }),
    shift.knowsPlace && t('plans.knows'),
    shift.wish && t(`plans.wished.${shift.wish}`),
    shift.preferred > 0 && t('plans.preferred', { count: shift.preferred }),
    shift.others === 0 ? t('plans.onlyOne') : t('plans.others', { count: shift.others }),
  ].filter(Boolean);
  const words = (
    <>
      <strong dir="auto">{employeeName}</strong> {when}
    </>
  );
  return shift.shiftId ? (
    <div>
      {words} <StatusBadge status="completed">{t('plans.planned')}</StatusBadge>
      <Muted as="div">{why.join(' · ')}</Muted>
    </div>
  ) : (
    <CheckboxField
      label={words}
      hint={why.join(' · ')}
      checked={isTaken}
      onChange={({ target }) => onToggle(target.checked)}
    />
  );
}
