import { dollars } from '@portfolio/remote-kit/figures';
import { useChosenZone } from '@portfolio/remote-kit';
import { shiftLength, shiftWhen } from '@portfolio/remote-kit/times';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { ShiftRest, ShiftStatus, type PortalShift } from './shift-facts.tsx';

const Row = styled.article`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** 56 px with the border; a row of large letters is as high as they need. */
const Lines = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(${space(14)} - 2px);
  padding: ${space(0.5)} ${space(3)};
`;

const Summary = styled(Lines).attrs({ as: 'summary' })`
  border-radius: ${radius.card};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  min-width: 0;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: ${space(5.5)};

  & > * {
    flex: none;
  }
`;

const When = styled.time`
  flex: 0 1 auto;
  font-weight: 600;
`;

/** Cut where it is too long, and whole once the row is open. */
const Place = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;

  details[open] & {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Pay = styled.span`
  margin-inline-start: auto;
`;

/** Says that the row opens. */
const Sign = styled(ChevronDown)`
  color: ${color.muted};

  details[open] & {
    rotate: 180deg;
  }
`;

const More = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: 0 ${space(3)} ${space(3)};

  &:empty {
    display: none;
  }
`;

interface Props {
  shift: PortalShift;
  /** Of a row: what one may do with it, open or not. */
  children?: ReactNode;
}

interface RowProps extends Props {
  /** Of an open row, below all that is known of the shift. */
  more?: ReactNode;
}

/** A shift among others: when, for how much, where, how long, in which state; a tap opens the rest. */
export function ShiftRow({ shift, children, more }: RowProps) {
  const { language } = useTranslation();
  const { clientName, locationName } = shift;
  return (
    <Row>
      <details>
        <Summary>
          <FirstLine shift={shift}>
            <Sign aria-hidden size={16} />
          </FirstLine>
          <Line>
            <Place>{locationName ? `${clientName} · ${locationName}` : clientName}</Place>
            <span>{shiftLength(shift.durationHours, language)}</span>
            <ShiftStatus status={shift.status} />
          </Line>
        </Summary>
        <More>
          <ShiftRest shift={shift} />
          {more}
        </More>
      </details>
      <More>{children}</More>
    </Row>
  );
}

/**
 * The shift that the card of now shows, at its place in the list: when it is and how it stands, and that the rest is above.
 * It is not left out, because of scheduling.md §4: upcoming has what is dated today, all has everything. So pages, counts and
 * a week's sums stay true.
 */
export function ShiftAbove({ shift }: { shift: PortalShift }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Lines>
        <FirstLine shift={shift} />
        <Line>
          <Place>{t('shifts.above')}</Place>
          <ShiftStatus status={shift.status} />
        </Line>
      </Lines>
    </Row>
  );
}

function FirstLine({ shift: { startTime, endTime, timeZone, pay }, children }: Props) {
  const { language } = useTranslation();
  const zone = useChosenZone() ?? timeZone;
  return (
    <Line>
      <When dateTime={startTime}>{shiftWhen(startTime, endTime, language, zone)}</When>
      <Pay>{dollars(pay, language)}</Pay>
      {children}
    </Line>
  );
}
