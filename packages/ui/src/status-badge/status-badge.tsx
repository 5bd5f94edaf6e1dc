import type { ReactNode } from 'react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import Globe from 'lucide-react/icons/globe';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import PencilLine from 'lucide-react/icons/pencil-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserX from 'lucide-react/icons/user-x';
import { css, styled } from 'styled-components';
import { color, fontSize, radius, soft, space } from '../tokens/tokens.ts';

type Tone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** Each status has a colour and a shape of its own within its family; the word comes from the caller. */
const looks = {
  scheduled: { tone: 'info', Icon: CalendarClock },
  in_progress: { tone: 'accent', Icon: CirclePlay },
  completed: { tone: 'success', Icon: CircleCheck },
  missed: { tone: 'warning', Icon: TriangleAlert },
  cancelled: { tone: 'muted', Icon: CircleSlash },
  late: { tone: 'warning', Icon: AlarmClock },
  missing: { tone: 'danger', Icon: UserX },
  active: { tone: 'success', Icon: CircleCheck },
  inactive: { tone: 'muted', Icon: CircleDashed },
  pending: { tone: 'warning', Icon: Hourglass },
  troubled: { tone: 'warning', Icon: TriangleAlert },
  down: { tone: 'danger', Icon: CircleX },
  paid: { tone: 'success', Icon: CircleCheck },
  published: { tone: 'success', Icon: Globe },
  draft: { tone: 'muted', Icon: PencilLine },
  unread: { tone: 'info', Icon: Mail },
  read: { tone: 'muted', Icon: MailOpen },
} as const satisfies Record<string, { tone: Tone; Icon: typeof Mail }>;

export type Status = keyof typeof looks;

export type StatusBadgeProps = {
  status: Status;
  /** The status in words. */
  children: ReactNode;
};

const Badge = styled.span<{ $tone: Tone; $struck: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(0.5)} ${space(2.5)} ${space(0.5)} ${space(2)};
  border-radius: ${radius.chip};
  font-size: ${fontSize.tiny};
  font-weight: 550;
  white-space: nowrap;

  ${({ $tone }) =>
    $tone === 'muted'
      ? css`
          background: ${color.raised};
          color: ${color.muted};
        `
      : css`
          background: ${soft($tone)};
          color: ${color[$tone]};
        `}
  ${({ $struck }) => $struck && 'text-decoration: line-through;'}
`;

/** A status in word, shape and colour. */
export const StatusBadge = ({ status, children }: StatusBadgeProps) => {
  const { tone, Icon } = looks[status];
  return (
    <Badge $tone={tone} $struck={status === 'cancelled'}>
      <Icon aria-hidden size={14} />
      {children}
    </Badge>
  );
};
