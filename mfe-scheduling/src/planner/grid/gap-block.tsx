import { shiftHours } from '@portfolio/remote-kit/times';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Megaphone from 'lucide-react/icons/megaphone';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from '../../translator.ts';
import { isNarrow } from './calendar.ts';
import type { Gap, PostDay } from './gaps.ts';
import { elementId, useGrid, type Place } from './grid-context.ts';

/** A gap in words: its hours, and who is missing or why nobody stands there. */
export function useGapWords() {
  const { t, language } = useTranslation();
  return {
    hoursOf: ({ startTime, endTime, post }: Gap): string => shiftHours(startTime, endTime, language, post.timeZone),
    stateOf: ({ heads, offered, reason }: Gap): string =>
      reason === undefined
        ? [t('coverage.missing', { count: heads }), offered > 0 && t('coverage.offered', { count: offered })]
            .filter((word) => word !== false)
            .join(', ')
        : `${t('demand.closed', { count: heads })}: ${reason}`,
    dayOf: ({ asked, covered, open, over, unqualified }: PostDay): string =>
      [
        asked > 0 && t('coverage.words.covered', { covered, asked }),
        open > 0 && t('coverage.words.open', { open }),
        over > 0 && t('coverage.words.over', { over }),
        unqualified > 0 && t('coverage.words.unqualified', { unqualified }),
      ]
        .filter((word) => word !== false)
        .join(', ') || t('coverage.words.none'),
  };
}

interface Props {
  gap: Gap;
  place: Place;
  isActive: boolean;
  /** Something is about to be put into it. */
  isTarget: boolean;
}

/** Somebody is missing here: found by the keys as a shift is, and filled with Enter. */
export function GapBlock({ gap, place, isActive, isTarget }: Props) {
  const { period, onShift } = useGrid();
  const words = useGapWords();
  const [clock = '', later] = words.hoursOf(gap).split(' ');
  const Mark = gap.reason !== undefined ? CircleSlash : gap.offered > 0 ? Megaphone : UserPlus;
  return (
    <button
      type="button"
      id={elementId(place)}
      className={['shift gap', gap.reason !== undefined && 'closed', isTarget && 'over'].filter(Boolean).join(' ')}
      tabIndex={isActive ? 0 : -1}
      data-shift={gap.id}
      title={`${words.hoursOf(gap)}: ${words.stateOf(gap)}`}
      onClick={() => onShift(place, { add: false })}
    >
      <span className="when">
        <span aria-hidden>{isNarrow(period.view) ? clock.slice(0, 2) : clock.replaceAll(':00', '')}</span>
        <span className="unseen">{[clock, later].filter(Boolean).join(' ')}</span>
      </span>
      <span className="what">
        <Mark aria-hidden />
        <span aria-hidden>{period.view === 'day' ? words.stateOf(gap) : (gap.reason ?? gap.heads)}</span>
        <span className="unseen">{words.stateOf(gap)}</span>
      </span>
    </button>
  );
}

/** What is covered of what is asked for on a day, in hours, and over the hours of the day. */
export function CoverLine({ day }: { day: PostDay }) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const words = useGapWords();
  const { asked, covered, open, over, strip } = day;
  const isNothing = asked === 0 && over === 0;
  const share = t('coverage.share', { covered: open > 0 ? covered : Math.round((covered + over) * 10) / 10, asked });
  // A narrow column has room for the hours that are open.
  const shown = !isNarrow(period.view) ? share : open > 0 ? Math.round(open) : '';
  return (
    <span className={open > 0 ? 'cover short' : 'cover'}>
      <span className="unseen">{words.dayOf(day)}</span>
      {!isNothing && (
        <span className="hours-of" aria-hidden>
          {shown}
        </span>
      )}
      <span className="strip" aria-hidden>
        {strip.map(({ from, to, tone }) => (
          <span
            key={`${from} ${to}`}
            className={tone}
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          />
        ))}
      </span>
    </span>
  );
}
