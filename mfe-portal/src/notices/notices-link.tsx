import { color, controlHeight, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { portalScreens } from '../addresses/addresses.ts';
import { useTranslation } from '../translator.ts';

const Place = styled.p`
  display: flex;
  justify-content: end;
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

/** The way to what one was told, with how much of it is new. */
export function NoticesLink({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Place>
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
