import { color, fontSize } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { WholeShift } from './shifts.graphql.ts';

type Shift = Pick<WholeShift, 'isDraft' | 'publishedAt' | 'confirmedAt'>;

const Mark = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.small};

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Below a shift's status: that its employee does not know it as it is, or that they have confirmed it. */
export function PublishedMark({ shift }: { shift: Shift }) {
  const { t } = useTranslation();
  const { isDraft, publishedAt, confirmedAt } = shift;
  if (isDraft) return <Mark>{t(publishedAt ? 'publishing.changed' : 'publishing.fresh')}</Mark>;
  return confirmedAt ? <Mark>{t('publishing.confirmed')}</Mark> : null;
}
