import { useEffect } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import X from 'lucide-react/icons/x';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { color, fontSize, radius, shadow, space } from '../tokens/tokens.ts';

/** Seconds that a success or information stays (specification, scheduling §9), and one that can be taken back. */
const STAYS = 3;
const UNDO_STAYS = 8;

export type ToastKind = 'success' | 'info' | 'danger';

export type ToastAction = { label: string; onChoose: () => void };

const icons = { success: CircleCheck, info: Info, danger: OctagonAlert };

const rise = keyframes`from { opacity: 0; translate: 0 0.5rem; }`;

const Card = styled.div<{ $kind: ToastKind }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow};
  font-size: ${fontSize.small};
  animation: ${rise} var(--motion-slow) ease-out;

  & > svg {
    flex: none;
    color: ${({ $kind }) => color[$kind]};
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
`;

export type ToastProps = {
  id: number;
  kind: ToastKind;
  text: string;
  action: ToastAction | undefined;
  dismissLabel: string;
  /** Someone points at or focuses the messages: the time stands still, and begins anew afterwards. */
  held: boolean;
  onDismiss: (id: number) => void;
};

export const Toast = ({ id, kind, text, action, dismissLabel, held, onDismiss }: ToastProps) => {
  const stays = kind === 'danger' || held;
  const canUndo = action !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    let left = canUndo ? UNDO_STAYS : STAYS;
    const timer = setInterval(() => {
      // Below a dialog nobody reaches Undo: those seconds do not count.
      if (!(canUndo && document.querySelector('dialog[open]')) && --left === 0) onDismiss(id);
    }, 1000);
    return () => clearInterval(timer);
  }, [id, stays, canUndo, onDismiss]);

  const choose = (): void => {
    onDismiss(id);
    action?.onChoose();
  };

  const Icon = icons[kind];
  return (
    <Card $kind={kind}>
      <Icon aria-hidden size={18} />
      <p>{text}</p>
      {action && (
        <Button size="small" onClick={choose}>
          {action.label}
        </Button>
      )}
      <IconButton icon={<X aria-hidden />} label={dismissLabel} size="small" onClick={() => onDismiss(id)} />
    </Card>
  );
};
