import { calendarDays } from '@portfolio/contracts/dates';
import { useRetry, useZone } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { SwitchField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { IconButton } from '@portfolio/ui/icon-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.tsx';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { CoverageTable } from './coverage-table.tsx';
import { Coverage as CoverageOperation } from './coverage.graphql.ts';
import { NoPosts } from './no-posts.tsx';
import { SitesTable } from './sites-table.tsx';
import { mondayIn, needsWork } from './week.ts';

/** What posts ask for in a week, how far it is covered, and where somebody is missing. */
export function Coverage() {
  const { t } = useTranslation();
  const choice = useCompany();
  return (
    <>
      <PageHeading
        description={t('coverage.lead')}
        actions={
          <LinkButton as={Link} to={choice.within(paths.posts)}>
            {t('posts.title')}
          </LinkButton>
        }
      >
        {t('coverage.title')}
      </PageHeading>
      {choice.company === undefined ? (
        <EmptyState title={t('companies.choose')}>{t('coverage.oneCompany')}</EmptyState>
      ) : (
        <Week key={choice.company} choice={choice} company={choice.company} />
      )}
    </>
  );
}

const fillAddress = (week: string, client: string): string =>
  `${paths.fill}?${new URLSearchParams({ week, ...(client && { client }) })}`;

function Week({ choice, company }: { choice: CompanyChoice; company: string }) {
  const { t, language } = useTranslation();
  const zone = useZone();
  const [parameters, setParameters] = useSearchParams();
  const monday = mondayIn(parameters.get('week'), zone);
  const [from, until] = [monday.toString(), monday.add({ days: 6 }).toString()];
  const client = /^\d+$/.test(parameters.get('client') ?? '') ? (parameters.get('client') ?? '') : '';
  const isNarrow = parameters.has('gaps');
  const set = (name: string, value: string | undefined) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  const result = useFresh(CoverageOperation, { company, from, until, client: client || null });
  const { failure, retry, retrying } = useRetry(result);
  const week = result.data?.coverage;
  const clients = useClientChoices(company);
  const { client: chosen } = useChosenClient(client);
  const posts = week?.posts.filter((post) => !isNarrow || needsWork(post));

  return (
    <Stack $gap={5}>
      <Cluster $gap={3}>
        <IconButton
          icon={<ChevronLeft aria-hidden />}
          label={t('coverage.before')}
          onClick={() => set('week', monday.subtract({ weeks: 1 }).toString())}
        />
        <strong aria-live="polite">{calendarDays(from, until, language)}</strong>
        <IconButton
          icon={<ChevronRight aria-hidden />}
          label={t('coverage.after')}
          onClick={() => set('week', monday.add({ weeks: 1 }).toString())}
        />
        <Button variant="ghost" onClick={() => set('week', undefined)}>
          {t('coverage.now')}
        </Button>
        {week && week.posts.length > 0 && (
          <LinkButton as={Link} to={choice.within(fillAddress(from, client))} icon={<Sparkles aria-hidden />}>
            {t('plans.fillWeek')}
          </LinkButton>
        )}
      </Cluster>
      <Cluster $gap={5}>
        <ChoiceField
          label={t('posts.client')}
          placeholder={t('lists.all')}
          choices={clients}
          value={chosenOption(clients, client, chosen)}
          onChange={(id) => set('client', id)}
        />
        <SwitchField
          label={t('coverage.gapsOnly')}
          checked={isNarrow}
          onChange={({ target }) => set('gaps', target.checked ? '1' : undefined)}
        />
      </Cluster>
      {failure && <LoadError title={t('coverage.failed')} retry={retry} retrying={retrying} />}
      {!failure && !week && (
        <SkeletonGroup label={t('coverage.loading')}>
          <Stack $gap={3}>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} $height="4rem" />
            ))}
          </Stack>
        </SkeletonGroup>
      )}
      {week && posts && posts.length > 0 && <CoverageTable week={week} posts={posts} choice={choice} />}
      {week && week.sites.length > 0 && (
        <section aria-labelledby="sites">
          <Stack $gap={3}>
            <h2 id="sites">{t('coverage.sites.title')}</h2>
            <SitesTable sites={week.sites} days={7} />
          </Stack>
        </section>
      )}
      {week?.posts.length === 0 && <NoPosts title={t('coverage.none')} />}
      {week && week.posts.length > 0 && posts?.length === 0 && <EmptyState title={t('coverage.noGaps')} />}
    </Stack>
  );
}
