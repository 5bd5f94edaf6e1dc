import { useZone } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { clockTime, dayIn, shiftHours, shiftWhen, useNow } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Mono, Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { color, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.tsx';
import type { AttendanceState, TodaysAttendanceQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { RepairButton } from '../planner/repair/repair-button.tsx';
import { useSaidWords } from '../shifts/use-said-words.ts';
import { WhoElse } from '../shifts/who-else.tsx';
import { ZoneMark } from '../shared/times/shift-time.tsx';
import { Loaded } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { TodaysAttendance } from './dashboard.graphql.ts';

type Attendance = TodaysAttendanceQuery['attendance'];
type Shift = Attendance['shifts'][number];

/** In the order in which they need attention. */
const states = [
  { state: 'LATE', count: 'late', look: 'late' },
  { state: 'MISSING', count: 'missing', look: 'missing' },
  { state: 'IN', count: 'in', look: 'in_progress' },
  { state: 'EXPECTED', count: 'expected', look: 'scheduled' },
  { state: 'DONE', count: 'done', look: 'completed' },
] as const satisfies { state: AttendanceState; count: keyof Attendance; look: string }[];

const lookOf = (wanted: AttendanceState) => states.find(({ state }) => state === wanted)!.look;

/** Milliseconds after which is asked again who has come; not while nobody looks. */
const pollInterval = 60_000;

/** Beside each other where there is room: what stands below is not far. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  column-gap: ${space(6)};
  margin-top: ${space(3)};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(2.5)};
    border-top: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
`;

/** What a guard has said, as long as it matters. */
const Said = styled.p`
  color: ${color.warning};
  font-weight: 600;
`;

const Hours = styled(Mono).attrs({ as: 'time' })`
  white-space: nowrap;
`;

/** Today's shifts: how many are in, late, missing, and those that need attention first. */
export function Today() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const today = dayIn(useZone(), useNow());
  const result = useFresh(
    TodaysAttendance,
    { company: company ?? null },
    { pollInterval, skipPollAttempt: () => document.hidden },
  );
  return (
    <Panel
      title={t('dashboard.today.title')}
      action={
        <Link to={within(`${paths.shifts}?startDate=${today}&endDate=${today}`)}>{t('dashboard.today.all')}</Link>
      }
    >
      <Loaded result={result} loading={t('dashboard.today.loading')} failed={t('dashboard.today.failed')}>
        {({ attendance }) =>
          attendance.shifts.length === 0 ? (
            <Muted $size="body">{t('dashboard.today.empty')}</Muted>
          ) : (
            <>
              <Cluster as="ul" $gap={2}>
                {states
                  .filter(({ count }) => attendance[count] > 0)
                  .map(({ state, count, look }) => (
                    <li key={state}>
                      <StatusBadge status={look}>
                        {attendance[count]} {t(`dashboard.today.states.${state}`, { count: attendance[count] })}
                      </StatusBadge>
                    </li>
                  ))}
              </Cluster>
              <List>
                {attendance.shifts.map((shift) => (
                  <Planned key={shift.id} shift={shift} />
                ))}
              </List>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Planned({ shift }: { shift: Shift }) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const said = useSaidWords()(shift);
  const { id, state, employeeName, clientName, locationName, startTime, endTime, checkedInAt, checkedOutAt } = shift;
  // On the clock of the site, as its people see it.
  const zone = shift.timeZone;
  const at = (instant: string) => ({ time: clockTime(instant, language, zone) });
  const facts = [
    locationName ? `${clientName}, ${locationName}` : clientName,
    checkedInAt && t('dashboard.today.inAt', at(checkedInAt)),
    checkedOutAt && t('dashboard.today.outAt', at(checkedOutAt)),
    state === 'LATE' && lateness(startTime, t),
  ];
  return (
    <li>
      <div>
        <Link to={within(`${paths.shifts}/${id}`)}>{employeeName}</Link>{' '}
        <Hours dateTime={startTime}>{shiftHours(startTime, endTime, language, zone)}</Hours>
        <ZoneMark shift={shift} />
        <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
        {said && !checkedInAt && <Said>{said}</Said>}
        {needsSomebody(shift) && <Ways shift={shift} />}
      </div>
      <StatusBadge status={lookOf(state)}>{t(`dashboard.today.states.${state}`, { count: 1 })}</StatusBadge>
    </li>
  );
}

/** Nobody is where this shift is worked, or nobody will be. */
const needsSomebody = ({ state, absence }: Shift): boolean =>
  state === 'LATE' || (state === 'EXPECTED' && absence !== null && absence !== undefined);

/** What a planner does about it: ring up, write, or plan somebody else. */
function Ways({ shift }: { shift: Shift }) {
  const { t, language } = useTranslation();
  const { company } = useCompany();
  const { id, employeeId, employeeName, employeePhone, clientName, checkedInAt } = shift;
  const number = employeePhone.replaceAll(/[^+\d]/g, '');
  const whose = <VisuallyHidden>{employeeName}</VisuallyHidden>;
  return (
    <Cluster $gap={2}>
      {employeePhone !== '' && (
        <>
          <LinkButton size="small" href={`tel:${number}`}>
            {t('dashboard.today.call')} {whose}
          </LinkButton>
          <LinkButton size="small" href={`sms:${number}`}>
            {t('dashboard.today.message')} {whose}
          </LinkButton>
        </>
      )}
      <WhoElse
        shift={{ id, employeeId, status: 'SCHEDULED', checkedInAt, startTime: shift.startTime }}
        description={`${shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone)} · ${clientName}`}
        of={employeeName}
      />
      {company !== undefined && <RepairButton company={company} shifts={[shift]} of={employeeName} />}
    </Cluster>
  );
}

function lateness(startTime: string, t: ReturnType<typeof useTranslation>['t']): string {
  const minutes = Math.floor((Date.now() - Date.parse(startTime)) / 60_000);
  if (minutes < 1) return '';
  return minutes < 120
    ? t('dashboard.today.lateBy', { minutes })
    : t('dashboard.today.lateHours', { hours: Math.floor(minutes / 60) });
}
