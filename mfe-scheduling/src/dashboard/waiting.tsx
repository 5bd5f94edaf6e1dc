import { useQuery } from '@apollo/client/react';
import { Panel } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { SkeletonText } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileClock from 'lucide-react/icons/file-clock';
import { Link } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.ts';
import { paths } from '../paths.ts';
import { Loaded } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { WaitingForApproval } from './dashboard.graphql.ts';

/** What guards wait for: their hours to be approved, an answer to their claims, what they agreed on. */
export function Waiting() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const result = useQuery(WaitingForApproval, {
    variables: { company: company ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = result;
  const claims = [data?.open, data?.expired].flatMap((page) => page?.results ?? []);
  const waiting = [
    { id: 'timesheets', count: data?.timesheets.count ?? 0, Icon: FileClock },
    { id: 'openShifts', count: claims.reduce((sum, { waiting: of }) => sum + of, 0), Icon: CalendarPlus },
    { id: 'offers', count: data?.offers.count ?? 0, Icon: ArrowLeftRight },
  ] as const;
  const some = waiting.filter(({ count }) => count > 0);
  return (
    <Panel title={t('dashboard.waiting.title')}>
      <Loaded
        result={result}
        loading={t('dashboard.waiting.loading')}
        failed={t('dashboard.waiting.failed')}
        skeleton={<SkeletonText lines={1} />}
      >
        {() =>
          some.length === 0 ? (
            <Muted $size="body">{t('dashboard.waiting.none')}</Muted>
          ) : (
            <Cluster $gap={3}>
              {some.map(({ id, count, Icon }) => (
                <LinkButton key={id} as={Link} to={within(paths[id])} icon={<Icon aria-hidden />}>
                  {t(`dashboard.waiting.${id}`, { count })}
                </LinkButton>
              ))}
            </Cluster>
          )
        }
      </Loaded>
    </Panel>
  );
}
