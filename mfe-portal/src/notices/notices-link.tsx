import { color, controlHeight, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
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
  /** So many open shifts one may take. */
  open: number;
}

/** The ways to what one may take, to time off, and to what one was told, with how much there is of it. */
export function NoticesLink({ unread, open }: Props) {
  const { t } = useTranslation();
  return (
    <Place>
      <Entry to={portalScreens.openShifts}>
        <CalendarPlus aria-hidden size={18} />
        <span aria-hidden={open > 0}>{t('openShifts.title')}</span>
        {open > 0 && (
          <>
            <Count aria-hidden>{open > 99 ? '99+' : open}</Count>
            <VisuallyHidden>{t('openShifts.count', { count: open })}</VisuallyHidden>
          </>
        )}
      </Entry>
      <Entry to={portalScreens.timeOff}>
        <Palmtree aria-hidden size={18} />
        {t('timeOff.title')}
      </Entry>
      <Entry to={portalScreens.notices}>
        <Bell aria-hidden size={18} />
        <span aria-hidden={unread > 0}>{t('notices.title')}</span>
        {unread > 0 && (
          <>
            <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>
            <VisuallyHidden>{t('notices.unread', { count: unread })}</VisuallyHidden>
          </>
        )}
      </Entry>
    </Place>
  );
}
