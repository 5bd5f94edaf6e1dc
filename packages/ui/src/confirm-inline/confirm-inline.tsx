import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonSize } from '../button/button.tsx';
import { color, radius, shadow, space } from '../tokens/tokens.ts';

export type ConfirmInlineProps = {
  texts: {
    /** The first button ('Delete', and for screen readers of what). */
    action?: ReactNode;
    /** What is being asked, for screen readers ('Delete project Atlas?'). */
    question: string;
    confirm: string;
    cancel: string;
  };
  /** Names the first button, which then shows its icon alone; the words are its tooltip. Instead of `texts.action`. */
  label?: string;
  /** Runs after the confirmation; the button is busy until the promise settles. It handles its own errors. */
  onConfirm: () => void | Promise<void>;
  icon?: ReactNode;
  size?: ButtonSize;
  disabled?: boolean;
};

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

type Side = 'left' | 'right';

const Group = styled.div<{ $side: Side }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: ${space(-1)};
  z-index: 10;
  display: flex;
  gap: ${space(2)};
  width: max-content;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  translate: 0 -50%;
`;

/** Where an element would be cut off, or scrolled to. */
function leftEdgeOf(element: HTMLElement): number {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return around.getBoundingClientRect().left;
  }
  return 0;
}

/**
 * An action that destroys something: over its button come Confirm and Cancel, and nothing around it moves. The focus moves to
 * Cancel, the harmless one, and returns to the first button afterwards; Escape cancels.
 */
export const ConfirmInline = ({ texts, label, onConfirm, icon, size, disabled }: ConfirmInlineProps) => {
  const [state, setState] = useState<'idle' | 'asking' | 'running'>('idle');
  /** Which end of the first button they begin at. */
  const [side, setSide] = useState<Side>('right');
  const group = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);

  useLayoutEffect(() => {
    if (state === 'asking' && group.current) {
      setSide(group.current.getBoundingClientRect().left < leftEdgeOf(group.current) ? 'left' : 'right');
    }
  }, [state]);

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
    // A dialog around stays as well.
    event.preventDefault();
    event.stopPropagation();
    setState('idle');
  };
  const ask = () => {
    setSide('right');
    setState('asking');
  };

  return (
    <Place>
      <Button
        ref={first}
        variant="quiet-danger"
        size={size}
        icon={icon}
        disabled={disabled}
        aria-label={label}
        title={label}
        style={state === 'idle' ? undefined : { visibility: 'hidden' }}
        onClick={ask}
      >
        {label === undefined ? texts.action : undefined}
      </Button>
      {state !== 'idle' && (
        <Group ref={group} role="group" aria-label={texts.question} $side={side} onKeyDown={escape}>
          <Button variant="danger" size={size} loading={state === 'running'} onClick={confirm}>
            {texts.confirm}
          </Button>
          <Button ref={cancel} size={size} disabled={state === 'running'} onClick={() => setState('idle')}>
            {texts.cancel}
          </Button>
        </Group>
      )}
    </Place>
  );
};
