import { Card } from '@portfolio/ui/card';
import { LinkButton } from '@portfolio/ui/link-button';
import { space } from '@portfolio/ui/tokens';
import Building2 from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Link2 from 'lucide-react/icons/link-2';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { useManagesUsers } from './use-manages-users.ts';

const actions = [
  { id: 'inviteEmployee', Icon: UserPlus, who: 'administrators' },
  { id: 'newClient', Icon: Building2, who: 'administrators' },
  { id: 'newShift', Icon: CalendarPlus, who: 'administrators' },
  { id: 'adminInvite', Icon: Link2, who: 'companies' },
  { id: 'users', Icon: UserCog, who: 'staff' },
] as const;

const Buttons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: 0;
  list-style: '';

  & > li > a {
    justify-content: start;
    text-align: start;
  }
`;

/**
 * scheduling.md §2: quick actions, those that are the reader's to do; the link for new administrators only with the wider,
 * company-level view.
 */
export function QuickActions({ forCompanies }: { forCompanies: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { isAdministrator, within } = useCompany();
  const may = { administrators: isAdministrator, companies: forCompanies, staff: useManagesUsers() };
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t('dashboard.actions.title')}</h2>
      <Buttons>
        {actions
          .filter(({ who }) => may[who])
          .map((action) => (
            <li key={action.id}>
              <LinkButton as={Link} to={within(paths[action.id])} icon={<action.Icon aria-hidden />} size="large" wide>
                {t(`dashboard.actions.${action.id}`)}
              </LinkButton>
            </li>
          ))}
      </Buttons>
    </Card>
  );
}
