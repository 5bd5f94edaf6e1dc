import { parseDate } from '@internationalized/date';
import { useRetry, useZone } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { clockTime, dayIn, useNow } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { color } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AsTable, Bars, Scale } from '../shared/charts/charts.tsx';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { TodaysCoverage } from './dashboard.graphql.ts';
import { gapsIn, hoursOfDay, type DayHour } from './hours.ts';

/** Of gaps, what is said; the rest is on the screen of coverage. */
const said = 4;

const Gaps = styled.ul`
  color: ${color.danger};
  font-weight: 600;
`;

/** How far what posts ask for today is covered, hour by hour; nothing where no post asks for anything. */
export function CoverageToday({ company }: { company: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const zone = useZone();
  const today = dayIn(zone, useNow());
  const date = parseDate(today);
  // Days are those of the posts' places.
  const result = useFresh(TodaysCoverage, {
    company,
    from: date.subtract({ days: 1 }).toString(),
    until: date.add({ days: 1 }).toString(),
  });
  const { failure, retry, retrying } = useRetry(result);
  const stretches = (result.data ?? result.previousData)?.coverage.stretches;
  const hours = stretches && hoursOfDay(stretches, today, zone);
  if (!failure && !hours?.some(({ asked }) => asked > 0)) return null;
  return (
    <Panel
      title={t('dashboard.hours.title')}
      action={<Link to={within(paths.coverage)}>{t('dashboard.hours.all')}</Link>}
    >
      {failure || !hours ? (
        <LoadError title={t('coverage.failed')} retry={retry} retrying={retrying} />
      ) : (
        <Chart hours={hours} zone={zone} />
      )}
    </Panel>
  );
}

function Chart({ hours, zone }: { hours: readonly DayHour[]; zone: string }) {
  const { t, language } = useTranslation();
  const now = useNow().getTime();
  const at = (instant: number) => clockTime(new Date(instant).toISOString(), language, zone);
  const gaps = gapsIn(hours);
  const sum = (name: 'asked' | 'open') => hours.reduce((total, each) => total + each[name], 0);
  const [asked, open] = [sum('asked'), sum('open')];
  const most = Math.max(...hours.map((each) => each.asked));
  const height = (guards: number) => ({ height: `${(guards / most) * 100}%` });
  const figure = (guards: number) => (Math.round(guards * 10) / 10).toLocaleString(language);
  return (
    <>
      <Muted $size="body">{t('dashboard.hours.sum', { covered: figure(asked - open), asked: figure(asked) })}</Muted>
      {gaps.length > 0 && (
        <Gaps>
          {gaps.slice(0, said).map((gap) => (
            <li key={gap.from}>
              {t('dashboard.hours.gap', { from: at(gap.from), until: at(gap.until), count: Math.ceil(gap.open) })}
            </li>
          ))}
          {gaps.length > said && <li>{t('dashboard.hours.more', { count: gaps.length - said })}</li>}
        </Gaps>
      )}
      <div aria-hidden>
        <Bars>
          {hours.map((each) => (
            <span key={each.from} className={each.from <= now && now < each.from + 3_600_000 ? 'now' : undefined}>
              {each.open > 0 && <span className="open" style={height(each.open)} />}
              <span className="covered" style={height(each.asked - each.open)} />
            </span>
          ))}
        </Bars>
        <Scale>
          {hours
            .filter((_, index) => index % 6 === 0)
            .map(({ from }) => (
              <span key={from}>{at(from)}</span>
            ))}
        </Scale>
      </div>
      <AsTable
        heads={[t('dashboard.hours.hour'), t('dashboard.hours.asked'), t('dashboard.hours.missing')]}
        rows={hours.map((each) => [at(each.from), figure(each.asked), figure(each.open)])}
      />
    </>
  );
}
