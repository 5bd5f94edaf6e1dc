import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import UserSearch from 'lucide-react/icons/user-search';
import { useState } from 'react';
import { CandidatesDialog } from '../planner/candidates/candidates-dialog.tsx';
import { useTranslation } from '../translator.ts';
import { useShiftActions } from './use-shift-actions.ts';

interface Props {
  shift: Parameters<typeof useShiftActions>[0];
  /** When and where, in words. */
  description: string;
  /** Which one, for those who hear it among others. */
  of?: string;
  onAssigned?: () => void;
}

/** Who else can take a shift: a button, and the candidates behind it. */
export function WhoElse({ shift, description, of, onAssigned }: Props) {
  const { t } = useTranslation();
  const [isLooking, setLooking] = useState(false);
  const { assign, dialog } = useShiftActions(shift);
  return (
    <>
      <Button size="small" icon={<UserSearch aria-hidden />} onClick={() => setLooking(true)}>
        {t('candidates.open')}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {isLooking && (
        <CandidatesDialog
          opening={{ shift: shift.id }}
          description={description}
          onClose={() => setLooking(false)}
          onChoose={async (candidate) => {
            const isDone = await assign(candidate);
            if (isDone) onAssigned?.();
            return isDone;
          }}
        />
      )}
      {dialog}
    </>
  );
}
