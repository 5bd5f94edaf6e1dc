import { useSession } from '@portfolio/remote-kit';
import { useDismissed } from '@portfolio/remote-kit/device';
import { FirstSteps } from '@portfolio/ui/first-steps';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import type { AdminDashboardQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

/** What a new site is written in: its owner, a project, a page; until all are there, or nobody wants to be told. */
export function FirstRun({ data: { siteOwner, projects, pages } }: { data: AdminDashboardQuery }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isDismissed, dismiss] = useDismissed('site', user?.id);
  const steps: { id: 'owner' | 'project' | 'page'; to: string; isDone: boolean }[] = [
    { id: 'owner', to: '/admin/owner', isDone: siteOwner.name !== '' },
    { id: 'project', to: '/admin/projects', isDone: projects.count > 0 },
    { id: 'page', to: '/admin/pages', isDone: pages.count > 0 },
  ];
  if (isDismissed || steps.every(({ isDone }) => isDone)) return null;
  return (
    <FirstSteps
      title={t('dashboard.steps.title')}
      texts={{ done: t('dashboard.steps.done'), dismiss: t('dashboard.steps.dismiss') }}
      onDismiss={dismiss}
      steps={steps.map(({ id, to, isDone }) => ({
        id,
        title: t(`dashboard.steps.${id}.title`),
        text: t(`dashboard.steps.${id}.text`),
        isDone,
        ways: (isNext) => (
          <LinkButton
            as={Link}
            to={to}
            state={id === 'owner' ? undefined : { action: 'create' }}
            variant={isNext ? 'primary' : undefined}
          >
            {t(`dashboard.steps.${id}.way`)}
          </LinkButton>
        ),
      }))}
    />
  );
}
