import { useLivePlan } from '@portfolio/remote-kit/live';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton, Skeleton } from '@portfolio/ui/skeleton';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { NoPosts } from '../demand/no-posts.tsx';
import { FillForm } from './fill-form.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { PlanProposal } from './plan-proposal.tsx';
import { AnyPost, RosterPlan } from './plans.graphql.ts';

/** Works out who could fill what posts ask for, and shows the proposal: `?plan=` once there is one, `before=` the last one. */
export function Fill() {
  const { t } = useTranslation();
  const choice = useCompany();
  const [parameters, setParameters] = useSearchParams();
  const [plan, before] = ['plan', 'before'].map((name) => /^\d+$/.exec(parameters.get(name) ?? '')?.[0]);
  const go = (to: { plan?: string | undefined; before?: string | undefined }) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      for (const [name, id] of Object.entries(to)) {
        if (id === undefined) next.delete(name);
        else next.set(name, id);
      }
      return next;
    });
  const week = parameters.get('week');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(plan);
  useEffect(() => {
    // What takes the form's place is above the button that was pressed, which is no more.
    if (shown.current !== plan) heading.current?.focus();
    shown.current = plan;
  }, [plan]);
  return (
    <>
      <PageHeading
        ref={heading}
        description={t('plans.lead')}
        actions={
          <LinkButton as={Link} to={choice.within(week ? `${paths.coverage}?week=${week}` : paths.coverage)}>
            {t('coverage.title')}
          </LinkButton>
        }
      >
        {t('plans.title')}
      </PageHeading>
      {choice.company === undefined ? (
        <EmptyState title={t('companies.choose')}>{t('plans.oneCompany')}</EmptyState>
      ) : plan === undefined ? (
        <Begin key={choice.company} company={choice.company} onStarted={(id) => go({ plan: id })} />
      ) : (
        <Plan
          key={plan}
          company={choice.company}
          id={plan}
          before={before}
          again={() => go({ plan: undefined, before: plan })}
          onDiscarded={() => go({ plan: undefined })}
        />
      )}
    </>
  );
}

/** The form, where there are posts to fill. */
function Begin(props: ComponentProps<typeof FillForm>) {
  const { t } = useTranslation();
  const { data, error } = useFresh(AnyPost, { company: props.company });
  if (data?.posts.count === 0) return <NoPosts title={t('posts.none')} />;
  return data || error ? <FillForm {...props} /> : <FormSkeleton label={t('loading')} />;
}

/** So often a plan that is worked on is asked for where nothing is told of it. */
const pollMs = 10_000;

interface PlanProps {
  company: string;
  id: string;
  before: string | undefined;
  again: () => void;
  onDiscarded: () => void;
}

function Plan({ company, id, before, again, onDiscarded }: PlanProps) {
  const { t } = useTranslation();
  const [isWorking, setWorking] = useState(true);
  const result = useFresh(RosterPlan, { id }, { pollInterval: isWorking ? pollMs : 0 });
  const told = useLivePlan(id);
  const { client } = result;
  const plan = result.data?.rosterPlan;
  const works = !result.data || plan?.state === 'WAITING' || plan?.state === 'RUNNING';
  const isBehind = told !== undefined && (works || told.state?.toUpperCase() !== plan?.state);
  // A better one, how it ended, or that an answer from before came last.
  const news = isBehind ? `${told.state} ${told.value} ${plan?.state}` : undefined;
  useEffect(() => {
    if (news === undefined) return;
    // One that is under way may have been answered before.
    const context = { news: {}, queryDeduplication: false };
    client.query({ query: RosterPlan, variables: { id }, fetchPolicy: 'network-only', context }).catch(() => {});
  }, [client, id, news]);
  if (works !== isWorking) setWorking(works);
  const back = <Button onClick={onDiscarded}>{t('plans.again')}</Button>;
  return (
    <Loaded
      result={result}
      loading={t('plans.loading')}
      failed={t('plans.loadFailed')}
      skeleton={<Skeleton $height="8rem" />}
    >
      {() => {
        if (!plan) return <EmptyState title={t('plans.gone')} action={back} />;
        if (plan.state === 'FAILED') return <EmptyState title={t('plans.notFound')} action={back} />;
        const worked = Math.max(plan.worked, told?.worked ?? 0);
        if (works) return <PlanProgress {...{ plan, worked, onDiscarded }} />;
        const refetch = () => result.refetch();
        return <PlanProposal {...{ company, plan, before, again, onDiscarded, refetch }} />;
      }}
    </Loaded>
  );
}
