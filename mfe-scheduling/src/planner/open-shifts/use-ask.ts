import { useAction } from '@portfolio/remote-kit/screens';
import { useNow } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import type { Candidate } from '../candidates/candidate-row.tsx';
import type { Gap } from './offer-modal.tsx';
import { useOffering } from './use-offering.ts';

/** Asks one person for a gap: it is offered to them alone, and theirs by saying yes. @returns of what has begun, nothing to do */
export function useAsk() {
  const { t } = useTranslation();
  const { run } = useAction();
  const { create, cancel } = useOffering();
  const now = useNow().getTime();
  return ({ post, from, until }: Pick<Gap, 'post' | 'from' | 'until'>) => {
    if (Date.parse(from) <= now) return;
    const place = { client: post.clientId, location: post.locationId, post: post.id };
    return ({ employeeId, name }: Candidate): Promise<boolean> => {
      const alone = { mode: 'FIRST_COME', audience: 'NAMED' } as const;
      const input = { ...place, startTime: from, endTime: until, ...alone, employees: [employeeId] };
      return run(() => create({ input }), {
        done: t('candidates.asked', { name }),
        failed: t('shifts.saveFailed'),
        undo: cancel,
      });
    };
  };
}
