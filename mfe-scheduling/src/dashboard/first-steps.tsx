import { today } from '@internationalized/date';
import { useSession, useZone } from '@portfolio/remote-kit';
import { useDismissed } from '@portfolio/remote-kit/device';
import { FirstSteps as Steps } from '@portfolio/ui/first-steps';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useCompany } from '../shared/company/use-company.tsx';
import { useTranslation } from '../translator.ts';
import type { Statistics } from './count-cards.tsx';

/** In their order; each has what it asks for at least once, and ways to it. */
const steps = [
  { id: 'client', counts: 'clients', ways: [{ id: 'newClient', to: paths.newClient }] },
  {
    id: 'people',
    counts: 'employees',
    ways: [
      { id: 'paste', to: paths.import.replace(':kind', 'employees') },
      { id: 'invite', to: paths.inviteEmployee },
    ],
  },
  { id: 'shift', counts: 'shifts', ways: [{ id: 'plan', to: paths.scheduler }] },
] as const satisfies { id: string; counts: keyof Statistics; ways: { id: string; to: string }[] }[];

/** What a new company does first: a client, its people, a shift or a sample week; each can be done, and stands until all are. */
export function FirstSteps({ statistics, company }: { statistics: Statistics; company: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { user } = useSession();
  const zone = useZone();
  const [isDismissed, dismiss] = useDismissed(`company/${company}`, user?.id);
  const isDone = ({ counts }: (typeof steps)[number]): boolean => statistics[counts] !== 0;
  if (isDismissed || steps.every(isDone)) return null;
  const nextWeek = `${paths.scheduler}?date=${today(zone).add({ days: 7 }).toString()}&open=sample`;
  return (
    <Steps
      title={t('dashboard.steps.title')}
      texts={{ done: t('dashboard.steps.done'), dismiss: t('dashboard.steps.dismiss') }}
      onDismiss={dismiss}
      steps={steps.map((step) => ({
        id: step.id,
        title: t(`dashboard.steps.${step.id}.title`),
        text: t(`dashboard.steps.${step.id}.text`),
        isDone: isDone(step),
        ways: (isNext) => (
          <>
            {step.ways.map(({ id, to }, way) => (
              <LinkButton key={id} as={Link} to={within(to)} variant={isNext && way === 0 ? 'primary' : undefined}>
                {t(`dashboard.steps.ways.${id}`)}
              </LinkButton>
            ))}
            {/* Of what there is: without a client and people it would send back here. */}
            {step.id === 'shift' && isNext && (
              <LinkButton as={Link} to={within(nextWeek)}>
                {t('dashboard.steps.ways.sample')}
              </LinkButton>
            )}
          </>
        ),
      }))}
    />
  );
}
