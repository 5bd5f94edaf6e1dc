import { Muted } from '@portfolio/ui/text';
import { color } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { WholePlan } from './plans.graphql.ts';

const Figure = styled.figure`
  margin: 0;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 3rem;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2;
`;

const [width, height] = [100, 30];

interface Props {
  progress: WholePlan['progress'];
  /** Seconds for which the plan was worked on. */
  until: number;
}

/** How the best plan got better since as many places were filled as now: as a line, and in words. */
export function ProgressLine({ progress, until }: Props) {
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
    <Figure>
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
    </Figure>
  );
}
