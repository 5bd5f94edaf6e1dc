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

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 3rem;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2;
`;

const [width, height] = [100, 30];

interface ProgressLineProps {
  progress: WholePlan['progress'];
  /** Seconds for which the plan was worked on. */
  until: number;
}

/** How the best plan got better since as many places were filled as now: as a line, and in words. */
function ProgressLine({ progress, until }: ProgressLineProps) {
  const { t, language } = useTranslation();
  const last = progress.at(-1);
  const points = progress.filter(({ missing }) => missing === last?.missing);
  const [first] = points;
  if (!first || !last) return null;
  const gain = first.value - last.value;
  const x = (worked: number) => (until > first.worked ? ((worked - first.worked) / (until - first.worked)) * width : 0);
  const y = (value: number) => 1 + (gain > 0 ? (first.value - value) / gain : 0) * (height - 2);
  // Until there is a better one, the one before is the best.
  const line = points.map(({ worked, value }) => `H${x(worked)}V${y(value)}`).join('');
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    <figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <path d={`M0 ${y(first.value)}${line}H${width}`} vectorEffect="non-scaling-stroke" />
      </Drawing>
      <Muted as="figcaption">
        {points.length === 1
          ? t('plans.first', { since: number(first.worked) })
          : t('plans.better', {
              since: number(first.worked),
              last: number(last.worked),
              points: number(gain),
              // As it is shown.
              count: Number(gain.toFixed(gain < 10 ? 1 : 0)),
            })}
      </Muted>
    </figure>
  );
}
