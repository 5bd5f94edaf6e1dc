import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { neighbour, today, views, type Period } from './calendar.ts';
import { DateField } from './date-field.tsx';
import { barControl, SearchField } from './search-field.tsx';
import type { GridAddress } from './use-grid-address.ts';
import { useDayWords } from './use-day-words.ts';

/** One line from 1,024 px; whatever is looked at, the grid below begins at the same place. */
const Bar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 3rem;

  ${media.desktop} {
    flex-wrap: nowrap;
  }
`;

const Steps = styled.div`
  display: flex;
  flex: none;
`;

const Span = styled.p`
  flex: 0 1 auto;
  min-width: 8rem;
  margin-right: auto;
  color: ${color.text};
  font-weight: 600;
  line-height: 1.2;

  & > small {
    display: block;
    overflow: hidden;
    color: ${color.muted};
    font-size: ${fontSize.tiny};
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Choice = styled.select`
  ${barControl}
  flex: 0 1 auto;
  max-width: 8rem;
  text-overflow: ellipsis;

  ${media.touch} {
    min-height: 2.75rem;
    font-size: ${fontSize.body};
  }
`;

interface Props {
  address: GridAddress;
  period: Period;
  /** Said where it is not the reader's own. */
  zoneNote: string | undefined;
  /** Undo, redo, and what is needed less often. */
  tools: ReactNode;
  filters: ReactNode;
}

/** Which days, and how they are looked at. */
export function Toolbar({ address, period, zoneNote, tools, filters }: Props) {
  const { t } = useTranslation();
  const words = useDayWords();
  const [first, last] = [period.days[0]!, period.days.at(-1)!];
  const shown = address.date ?? (period.view === 'day' ? first : today(period.zone));
  return (
    <Bar role="group" aria-label={t('scheduler.toolbar')}>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('scheduler.title')}
      </VisuallyHidden>
      <Steps>
        <IconButton
          size="small"
          icon={<ChevronLeft aria-hidden />}
          label={t('scheduler.previous')}
          onClick={() => address.goTo(neighbour(shown, period.view, -1))}
        />
        <Button size="small" onClick={() => address.goTo(undefined)}>
          {t('scheduler.today')}
        </Button>
        <IconButton
          size="small"
          icon={<ChevronRight aria-hidden />}
          label={t('scheduler.next')}
          onClick={() => address.goTo(neighbour(shown, period.view, 1))}
        />
      </Steps>
      <DateField shown={shown} goTo={address.goTo} />
      <Span role="status">
        {period.days.length === 1 ? words.long(first) : words.range(first, last)}
        {zoneNote && <small title={zoneNote}>{zoneNote}</small>}
      </Span>
      <Choice
        aria-label={t('scheduler.view')}
        value={period.view}
        onChange={(event) => address.change({ view: event.target.value === views[0] ? '' : event.target.value })}
      >
        {views.map((view) => (
          <option key={view} value={view}>
            {t(`scheduler.views.${view}`)}
          </option>
        ))}
      </Choice>
      <SearchField address={address} />
      {filters}
      {tools}
    </Bar>
  );
}
