import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Muted } from '@portfolio/ui/text';
import { color, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import type { Statistics } from './count-cards.tsx';
import { Panel } from '@portfolio/ui/card';

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

/** A company that has not planned anything yet. */
export const isNew = (statistics: Statistics): boolean => steps.some(({ counts }) => statistics[counts] === 0);

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: '';

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${({ $done }) => ($done ? color.success : color.borderStrong)};
  border-radius: ${radius.control};
  color: ${({ $done }) => ($done ? color.success : color.text)};
  font-weight: 600;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** What a new company does first: a client, its people, a shift; each can be done, and stands until all are. */
export function FirstSteps({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const isDone = ({ counts }: (typeof steps)[number]): boolean => statistics[counts] !== 0;
  const next = steps.find((step) => !isDone(step));
  return (
    <Panel title={t('dashboard.steps.title')}>
      <List>
        {steps.map((step, index) => (
          <li key={step.id}>
            <Mark $done={isDone(step)} aria-hidden>
              {isDone(step) ? <Check size={18} /> : index + 1}
            </Mark>
            <Words>
              <h3>
                {t(`dashboard.steps.${step.id}.title`)}
                {isDone(step) && <VisuallyHidden> {t('dashboard.steps.done')}</VisuallyHidden>}
              </h3>
              {!isDone(step) && (
                <>
                  <Muted as="p">{t(`dashboard.steps.${step.id}.text`)}</Muted>
                  <Cluster $gap={2}>
                    {step.ways.map(({ id, to }, way) => (
                      <LinkButton
                        key={id}
                        as={Link}
                        to={within(to)}
                        variant={step === next && way === 0 ? 'primary' : undefined}
                      >
                        {t(`dashboard.steps.ways.${id}`)}
                      </LinkButton>
                    ))}
                  </Cluster>
                </>
              )}
            </Words>
          </li>
        ))}
      </List>
    </Panel>
  );
}
