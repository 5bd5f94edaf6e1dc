import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonSize } from '../button/index.ts';
import { space } from '../tokens/index.ts';

export type ConfirmInlineProps = {
  texts: {
    /** The first button ('Delete', and for screen readers of what). */
    action: ReactNode;
    /** What is being asked, for screen readers ('Delete project Atlas?'). */
    question: string;
    confirm: string;
    cancel: string;
  };
  /** Runs after the confirmation; the button is busy until the promise settles. It handles its own errors. */
  onConfirm: () => void | Promise<void>;
  icon?: ReactNode;
  size?: ButtonSize;
  disabled?: boolean;
};

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/**
 * An action that destroys something: its button turns into Confirm and Cancel, in place. The focus moves to Cancel, the
 * harmless one, and returns to the first button afterwards; Escape cancels.
 */
export const ConfirmInline = ({ texts, onConfirm, icon, size, disabled }: ConfirmInlineProps) => {
  const [state, setState] = useState<'idle' | 'asking' | 'running'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (state === 'asking') {
      asked.current = true;
      cancel.current?.focus();
    }
    if (state === 'idle' && asked.current) first.current?.focus();
  }, [state]);

  const confirm = async (event: MouseEvent) => {
    // The second half of a double click on the first button is not an answer.
    if (event.detail > 1) return;
    setState('running');
    try {
      await onConfirm();
    } finally {
      setState('idle');
    }
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'asking') return;
    event.stopPropagation();
    setState('idle');
  };

  if (state === 'idle') {
    return (
      <Button
        ref={first}
        variant="quiet-danger"
        size={size}
        icon={icon}
        disabled={disabled}
        onClick={() => setState('asking')}
      >
        {texts.action}
      </Button>
    );
  }
  return (
    <Group role="group" aria-label={texts.question} onKeyDown={escape}>
      <Button variant="danger" size={size} loading={state === 'running'} onClick={confirm}>
        {texts.confirm}
      </Button>
      <Button ref={cancel} size={size} disabled={state === 'running'} onClick={() => setState('idle')}>
        {texts.cancel}
      </Button>
    </Group>
  );
};
