import { Button } from '@portfolio/ui/button';
import { space } from '@portfolio/ui/tokens';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};

  & > p {
    grid-column: 1 / -1;
    font-weight: 550;
  }
`;

interface Props {
  /** Until the shift ends: "2 h 05 min". */
  left: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Guards against a mistaken check-out. The harmless button has the focus and the first button's place; Escape is harmless too. */
export function ConfirmLeaving({ left, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Group role="group" aria-labelledby={id} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <p id={id}>{t('shifts.checkOut.question', { left })}</p>
      <Button ref={stay} size="large" onClick={onCancel}>
        {t('shifts.checkOut.stay')}
      </Button>
      {/* The second half of a double tap is no answer. */}
      <Button
        variant="danger"
        size="large"
        icon={<LogOut aria-hidden />}
        onClick={({ detail }) => detail < 2 && onConfirm()}
      >
        {t('shifts.checkOut.leave')}
      </Button>
    </Group>
  );
}
