import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { color } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { ProgressLine } from './progress-line.tsx';
import { DeletePlan, EndPlan, type WholePlan } from './plans.graphql.ts';

const Bar = styled.progress`
  width: 100%;
  height: 0.75rem;
  accent-color: ${color.accent};
`;

interface Props {
  plan: WholePlan;
  /** Seconds, as they were told last. */
  worked: number;
  onDiscarded: () => void;
}

/** How far the work on a plan is. It goes on when nobody looks. */
export function PlanProgress({ plan, worked, onDiscarded }: Props) {
  const { t } = useTranslation();
  const label = useId();
  const { run, busy } = useAction();
  const [end] = useMutation(EndPlan);
  const [remove] = useMutation(DeletePlan);
  const { id, asked, missing, seconds } = plan;
  const left = Math.max(0, Math.ceil(seconds - worked));
  return (
    <Card>
      <Stack $gap={4}>
        <strong id={label} role="status">
          {asked === null || asked === undefined || missing === null || missing === undefined
            ? t('plans.waiting')
            : t('plans.found', { count: asked, found: asked - missing })}
        </strong>
        <Bar aria-labelledby={label} max={seconds} value={Math.min(seconds, worked)} />
        <Muted>{t('plans.left', { count: left })}</Muted>
        <ProgressLine progress={plan.progress} until={worked} />
        <Cluster $gap={3}>
          <Button
            loading={busy}
            onClick={() => void run(() => end({ variables: { id } }), { failed: t('plans.endFailed') })}
          >
            {t('plans.end')}
          </Button>
          <Button
            variant="ghost"
            onClick={() =>
              void run(() => remove({ variables: { id } }), { failed: t('plans.discardFailed') }).then(
                (isGone) => isGone && onDiscarded(),
              )
            }
          >
            {t('plans.discard')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
