import { Card, CardLink } from '@portfolio/ui/card';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import { Grid } from '@portfolio/ui/layout';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import ShieldUser from 'lucide-react/icons/shield-user';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlannerStatisticsQuery } from '../generated/graphql.ts';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { useManagesUsers } from './use-manages-users.ts';

export type Statistics = PlannerStatisticsQuery['plannerStatistics'];

const always = [
  { id: 'employees', to: paths.employees, Icon: Users },
  { id: 'clients', to: paths.clients, Icon: Building2 },
  { id: 'shifts', to: paths.shifts, Icon: CalendarDays },
  { id: 'pendingInvites', to: `${paths.employees}?status=pending`, Icon: MailQuestionMark },
  { id: 'totalUsers', to: paths.users, Icon: UserCog },
] as const;

const companyLevel = [
  { id: 'companies', to: undefined, Icon: Briefcase },
  { id: 'adminUsers', to: undefined, Icon: ShieldUser },
] as const;

/** scheduling.md §2 and §6: the wider view, only when the answer carries both fields. */
export const seesCompanies = ({ companies, adminUsers }: Statistics): boolean =>
  typeof companies === 'number' && typeof adminUsers === 'number';

const Count = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(2)};

  /* The name has the whole width, for long words; the icon stands beside the figure. */
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > :nth-child(2) {
    grid-area: 2 / 2;
    align-self: center;
  }
  & > svg {
    color: ${color.accent};
  }
`;

const Label = styled.h2`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 550;
  letter-spacing: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Figure = styled.p`
  grid-area: 2 / 1;
  font-family: ${font.code};
  font-size: ${fontSize.heading};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  color: ${color.muted};
  font-size: ${fontSize.tiny};
`;

/** scheduling.md §2, "Admin dashboard": count cards and their links. */
export function CountCards({ statistics }: { statistics: Statistics }) {
  const { t, language } = useTranslation();
  const figures = new Intl.NumberFormat(language);
  const { within } = useCompany();
  const managesUsers = useManagesUsers();
  const cards = seesCompanies(statistics) ? [...always, ...companyLevel] : always;
  return (
    <Grid $min="9.5rem">
      {cards.map(({ id, to: place, Icon }) => {
        const count = statistics[id];
        // Users are managed by the staff of the site alone.
        const to = id === 'totalUsers' && !managesUsers ? undefined : place && within(place);
        return (
          <Count as="article" key={id} $interactive={to !== undefined}>
            <Label>
              {to ? (
                <CardLink as={Link} to={to}>
                  {t(`dashboard.counts.${id}`)}
                </CardLink>
              ) : (
                t(`dashboard.counts.${id}`)
              )}
            </Label>
            <Icon aria-hidden size={20} />
            {typeof count === 'number' ? (
              <Figure>{figures.format(count)}</Figure>
            ) : (
              <>
                <Figure aria-hidden>–</Figure>
                <Hint>{t('dashboard.counts.unknown')}</Hint>
              </>
            )}
          </Count>
        );
      })}
    </Grid>
  );
}

/** The place of the cards while the counts are on their way. `wide` where all are expected. */
export function CountCardsSkeleton({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('dashboard.loading')}>
      <Grid $min="9.5rem">
        {(wide ? [...always, ...companyLevel] : always).map(({ id }) => (
          <Count key={id}>
            <Skeleton $width="60%" $height="1.3rem" />
            <Skeleton $width="1.25rem" $height="1.25rem" />
            <Figure as="div">
              <Skeleton $width="4rem" $height="2.6rem" />
            </Figure>
          </Count>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
