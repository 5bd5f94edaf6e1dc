import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { today, views, type Period } from './calendar.ts';
import { DateField } from './date-field.tsx';
import { neighbour, type GridAddress } from './use-grid-address.ts';
import { useDayWords } from './use-day-words.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const Span = styled.p`
  color: ${color.text};
  font-size: ${fontSize.large};
  font-weight: 600;

  & > small {
    margin-left: ${space(2)};
    color: ${color.muted};
    font-size: ${fontSize.tiny};
    font-weight: 400;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(3)};
`;

interface Props {
  address: GridAddress;
  period: Period;
  /** Said where it is not the reader's own. */
  zoneNote: string | undefined;
  isPhone: boolean;
  /** Undo, redo, print. */
  tools: ReactNode;
  filters: ReactNode;
}

/** Which days, and how they are looked at. */
export function Toolbar({ address, period, zoneNote, isPhone, tools, filters }: Props) {
  const { t } = useTranslation();
  const words = useDayWords();
  const [first, last] = [period.days[0]!, period.days.at(-1)!];
  const shown = address.date ?? (period.view === 'day' ? first : today(period.zone));
  return (
    <>
      <Bar role="group" aria-label={t('scheduler.toolbar')}>
        <Cluster $gap={2}>
          <IconButton
            icon={<ChevronLeft aria-hidden />}
            label={t('scheduler.previous')}
            onClick={() => address.goTo(neighbour(shown, period.view, -1))}
          />
          <Button onClick={() => address.goTo(undefined)}>{t('scheduler.today')}</Button>
          <IconButton
            icon={<ChevronRight aria-hidden />}
            label={t('scheduler.next')}
            onClick={() => address.goTo(neighbour(shown, period.view, 1))}
          />
          <Span role="status">
            {period.days.length === 1 ? words.long(first) : words.range(first, last)}
            {zoneNote && <small>{zoneNote}</small>}
          </Span>
        </Cluster>
        <Cluster $gap={2}>{tools}</Cluster>
      </Bar>
      <Choices>
        <DateField shown={shown} goTo={address.goTo} />
        <SelectField
          label={t('scheduler.view')}
          value={period.view}
          onChange={(event) => address.change({ view: event.target.value === views[0] ? '' : event.target.value })}
        >
          {views.map((view) => (
            <option key={view} value={view}>
              {t(`scheduler.views.${view}`)}
            </option>
          ))}
        </SelectField>
        {!isPhone && (
          <SelectField
            label={t('scheduler.rows')}
            value={address.by}
            onChange={(event) => address.change({ by: event.target.value === 'sites' ? 'sites' : '' })}
          >
            <option value="employees">{t('scheduler.byEmployees')}</option>
            <option value="sites">{t('scheduler.bySites')}</option>
          </SelectField>
        )}
        {!isPhone && filters}
      </Choices>
      {isPhone && (
        <details open={address.hasFilters}>
          <summary>{t('scheduler.filters')}</summary>
          <Choices>{filters}</Choices>
        </details>
      )}
    </>
  );
}
