import { useQuery } from '@apollo/client/react';
import { LinkButton } from '@portfolio/ui/link-button';
import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Banknote from 'lucide-react/icons/banknote';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import Smartphone from 'lucide-react/icons/smartphone';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { giveAwayPath } from '../addresses/addresses.ts';
import type { ShiftStatus as StatusName } from '../generated/graphql.ts';
import { graphql, type DocumentType } from '../generated/index.ts';
import { useIsCopy } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { useZoneNote } from './shown-when.ts';
import { dollars } from '@portfolio/remote-kit/figures';
import { clockTime, shiftLength, shiftWhen, showsSameClock, viewersZone } from '@portfolio/remote-kit/times';
import { useChosenZone } from '@portfolio/remote-kit';

/** Which of the guard's shifts begin on a public holiday. */
const MyHolidays = graphql('query MyHolidays { myHolidays { shiftId name } }');

const fragment = graphql('fragment PortalShiftFields on PortalShift { ...all }');

export type PortalShift = DocumentType<typeof fragment>;

const badges: Record<StatusName, Status> = {
  SCHEDULED: 'scheduled',
  IN_PROGRESS: 'in_progress',
  COMPLETED: 'completed',
  MISSED: 'missed',
  CANCELLED: 'cancelled',
};

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

const When = styled.p`
  font-family: ${font.code};
  font-weight: 600;
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Line = styled.li`
  display: flex;
  gap: ${space(2.5)};
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Line>
    {icon}
    <span>{children}</span>
  </Line>
);

/** How a shift stands. */
export function ShiftStatus({ status }: { status: StatusName }) {
  const { t } = useTranslation();
  return <StatusBadge status={badges[status]}>{t(`shifts.status.${status}`)}</StatusBadge>;
}

/** When a shift is and how it stands. */
function ShiftWhen({ shift: { startTime, endTime, timeZone, status } }: { shift: PortalShift }) {
  const { language } = useTranslation();
  const zone = useChosenZone() ?? timeZone;
  return (
    <Top>
      <When>
        <time dateTime={startTime}>{shiftWhen(startTime, endTime, language, zone)}</time>
      </When>
      <ShiftStatus status={status} />
    </Top>
  );
}

/** One shift: when, where, how long, for how much, in which state. */
export const ShiftFacts = ({ shift }: { shift: PortalShift }) => (
  <>
    <ShiftWhen shift={shift} />
    <ShiftRest shift={shift} isWhole />
  </>
);

/** What a row does not say of a shift; with `isWhole` also where and how long. */
export function ShiftRest({ shift, isWhole = false }: { shift: PortalShift; isWhole?: boolean }) {
  const { t, language } = useTranslation();
  const zone = useChosenZone() ?? shift.timeZone;
  const { startTime, endTime, timeZone, clientName, locationName, durationHours, pay, notes } = shift;
  const { checkedInAt, checkedOutAt } = shift;
  // Asked once for all rows; without a connection it is not said.
  const holidays = useQuery(MyHolidays, { variables: { language }, skip: shift.status !== 'SCHEDULED' }).data;
  const holiday = holidays?.myHolidays.find(({ shiftId }) => shiftId === shift.id)?.name;
  const at = (instant: string) => clockTime(instant, language, zone);
  const start = new Date(startTime);
  const zoneNote = useZoneNote()(shift);
  const phone = viewersZone();
  const isPhoneElsewhere = ![zone, timeZone].some((one) => showsSameClock(one, phone, start));
  const attended = [
    isWhole && shiftLength(durationHours, language),
    checkedInAt && t('shifts.inAt', { time: at(checkedInAt) }),
    checkedOutAt && t('shifts.outAt', { time: at(checkedOutAt) }),
  ].filter(Boolean);
  return (
    <Facts>
      {zoneNote && <Fact icon={<Globe aria-hidden size={16} />}>{zoneNote}</Fact>}
      {isPhoneElsewhere && (
        <Fact icon={<Smartphone aria-hidden size={16} />}>
          {t('shifts.phoneTime', { when: shiftWhen(startTime, endTime, language, phone) })}
        </Fact>
      )}
      {holiday && <Fact icon={<CalendarHeart aria-hidden size={16} />}>{t('shifts.holiday', { name: holiday })}</Fact>}
      {isWhole && (
        <Fact icon={<MapPin aria-hidden size={16} />}>
          {clientName}
          {locationName && ` · ${locationName}`}
        </Fact>
      )}
      {attended.length > 0 && <Fact icon={<Clock aria-hidden size={16} />}>{attended.join(' · ')}</Fact>}
      <Fact icon={<Banknote aria-hidden size={16} />}>
        {dollars(pay, language)} {shift.status === 'SCHEDULED' && `${t('shifts.plannedPay')} `}·{' '}
        {t('shifts.rate', { rate: dollars(shift.hourlyPayRate, language) })}
      </Fact>
      {notes && <Fact icon={<StickyNote aria-hidden size={16} />}>{notes}</Fact>}
    </Facts>
  );
}

/** Leads to whom one's shift can be given, as long as it has not begun. */
export function GiveAwayLink({ shift, now }: { shift: PortalShift; now: Date }) {
  const { t } = useTranslation();
  const isCopy = useIsCopy();
  if (isCopy || shift.status !== 'SCHEDULED' || Date.parse(shift.startTime) <= now.getTime()) return null;
  return (
    <LinkButton as={Link} to={giveAwayPath(shift.id)} size="large" icon={<ArrowLeftRight aria-hidden />}>
      {t('offers.give')}
    </LinkButton>
  );
}
