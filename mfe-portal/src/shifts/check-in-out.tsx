import { useMutation } from '@apollo/client/react';
import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { space } from '@portfolio/ui/tokens';
import { useToast } from '@portfolio/ui/toast';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { actionOn } from './attendance.ts';
import type { PortalShift } from './shift-facts.tsx';
import { CheckIn, CheckOut } from './shifts.graphql.ts';

const Place = styled.div`
  margin-top: ${space(5)};
`;

/** The button that begins or ends a shift; nothing while neither is possible (scheduling.md §4). */
export function CheckInOut({ shift, primary = false }: { shift: PortalShift; primary?: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [checkIn, entering] = useMutation(CheckIn);
  const [checkOut, leaving] = useMutation(CheckOut);
  const say = useRefusalText();
  const action = actionOn(shift);
  if (!action) return null;

  const act = async (): Promise<void> => {
    try {
      await (action === 'checkIn' ? checkIn : checkOut)({ variables: { shiftId: shift.id } });
      toast('success', t(`shifts.${action}.done`));
    } catch (error) {
      toast('danger', say(error, t(`shifts.${action}.failed`)));
      // Another device may have been first, or a manager: show the shift as it is. With nobody answering, what is there stays.
      if (refusalOf(error).kind !== 'failed') await entering.client.refetchQueries({ include: 'active' });
    }
  };
  const Icon = action === 'checkIn' ? LogIn : LogOut;
  return (
    <Place>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size="large"
        wide
        icon={<Icon aria-hidden />}
        loading={entering.loading || leaving.loading}
        // The second press of a double tap would undo the first: by then the button means the other.
        onClick={({ detail }) => detail < 2 && void act()}
      >
        {t(`shifts.${action}.action`)}
      </Button>
    </Place>
  );
}
