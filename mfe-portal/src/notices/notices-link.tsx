import { color, controlHeight, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import Palmtree from 'lucide-react/icons/palmtree';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { portalScreens } from '../addresses/addresses.ts';
import { useTranslation } from '../translator.ts';

const Place = styled.p`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  justify-items: start;
  margin-bottom: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

const Entry = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${controlHeight.medium};
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
  }
`;

const Count = styled.span`
  min-width: 1.6em;
  padding: 0 ${space(1.5)};
  border-radius: 1em;
  background: ${color.accent};
  color: ${color.onAccent};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

interface Props {
  /** So many notices are new. */
  unread: number;
  /** So many threads have something to read or acknowledge. */
  messages: number;
  /** So many open shifts one may take. */
  open: number;
}

/** The ways to what one may take, to time off, to messages, and to what one was told, with how much there is of it. */
export function NoticesLink({ unread, messages, open }: Props) {
  const { t } = useTranslation();
  const places = [
    { id: 'openShifts', words: 'openShifts.tab', Icon: CalendarPlus, count: open, said: 'openShifts.count' },
    { id: 'timeOff', words: 'timeOff.title', Icon: Palmtree },
    { id: 'messages', words: 'messages.title', Icon: MessageSquare, count: messages, said: 'messages.count' },
    { id: 'notices', words: 'notices.title', Icon: Bell, count: unread, said: 'notices.unread' },
  ] as const;
  return (
    <Place>
      {places.map(({ id, words, Icon, ...place }) => (
        <Entry key={id} to={portalScreens[id]}>
          <Icon aria-hidden size={18} />
          {'count' in place && place.count > 0 ? (
            <>
              <span aria-hidden>{t(words)}</span>
              <Count aria-hidden>{place.count > 99 ? '99+' : place.count}</Count>
              <VisuallyHidden>{t(place.said, { count: place.count })}</VisuallyHidden>
            </>
          ) : (
            t(words)
          )}
        </Entry>
      ))}
    </Place>
  );
}
