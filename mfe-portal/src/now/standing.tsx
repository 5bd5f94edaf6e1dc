import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { span } from '../clock/span.ts';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';

const Line = styled.p<{ $isWarning: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isWarning }) => ($isWarning ? color.warning : color.text)};
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.25;

  & > svg {
    flex: none;
  }
`;

const Rest = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** How a shift stands: until it starts, how late one is, how long one has worked, until it ends, or how long it is over. */
export function Standing({ shift, now }: { shift: PortalShift; now: Date }) {
  const { t } = useTranslation();
  const until = (time: string): number => Date.parse(time) - now.getTime();
  const say = (milliseconds: number): string => span(milliseconds, t('now.day'));
  const line = (icon: ReactNode, words: string, isWarning = false) => (
    <Line $isWarning={isWarning}>
      {icon}
      {words}
    </Line>
  );
  const [toStart, toEnd] = [until(shift.startTime), until(shift.endTime)];

  if (shift.status === 'SCHEDULED' && !shift.checkedIn) {
    if (toStart > 0) return line(<AlarmClock aria-hidden />, t('now.starts', { span: say(toStart) }));
    if (toEnd > 0) return line(<TriangleAlert aria-hidden />, t('now.late', { span: say(-toStart) }), true);
  }
  if (shift.status === 'IN_PROGRESS' && shift.checkedInAt) {
    return (
      <div>
        {line(<Hourglass aria-hidden />, t('now.worked', { span: say(-until(shift.checkedInAt)) }))}
        {toEnd > 0 ? (
          <Rest>{t('now.ends', { span: say(toEnd) })}</Rest>
        ) : (
          line(<TriangleAlert aria-hidden />, t('now.over', { span: say(-toEnd) }), true)
        )}
      </div>
    );
  }
  return null;
}
