import { shiftWhen } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { Rows } from '../../shared/details/detail.styles.ts';
import { useTranslation } from '../../translator.ts';
import type { LeftOpen } from './plans.graphql.ts';

/** What stays open, and of how many people which rule stands in the way. */
export function OpenList({ open }: { open: readonly LeftOpen[] }) {
  const { t, language } = useTranslation();
  const heads = open.reduce((sum, each) => sum + each.heads, 0);
  return (
    <Panel title={t('plans.open', { count: heads })} gap={3}>
      <Rows>
        {open.map((each) => (
          <li key={`${each.postId} ${each.startTime} ${each.endTime} ${each.movesId}`}>
            <strong>{shiftWhen(each.startTime, each.endTime, language, each.timeZone)}</strong> {each.postName} ·{' '}
            {t('coverage.missing', { count: each.heads })}
            <Muted as="div">{[each.clientName, each.locationName].filter(Boolean).join(', ')}</Muted>
            <div>
              {each.reasons.length === 0
                ? t('plans.noOne')
                : each.reasons.map(({ code, people }) => t(`plans.reasons.${code}`, { count: people })).join(' · ')}
            </div>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
