import { createContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { space } from '../tokens/tokens.ts';

/** Whether what was typed may be lost, which the form asks where its buttons are. */
export type Leaving = {
  texts: { question: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
};

/** Tells the form's buttons, which give way to the question. */
export const LeavingContext = createContext<Leaving | undefined>(undefined);

const Group = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
`;

const Question = styled.p`
  flex: 1 1 14rem;
  font-weight: 600;
`;

/** They stay in the page, so that one of them can have the focus again. */
const Buttons = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'contents')};
`;

/** The form's buttons; while `leaving` is there the question in their place. "Stay" has the focus, and gives it back. */
export const LeaveQuestion = ({ leaving, children }: { leaving: Leaving | undefined; children: ReactNode }) => {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const isAsking = leaving !== undefined;

  useLayoutEffect(() => {
    if (isAsking) {
      before.current = document.activeElement;
      stay.current?.focus();
      return;
    }
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [isAsking]);

  return (
    <>
      {leaving && (
        <Group
          role="group"
          aria-labelledby={id}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            leaving.onStay();
          }}
        >
          <Question id={id}>{leaving.texts.question}</Question>
          <Button variant="quiet-danger" onClick={leaving.onLeave}>
            {leaving.texts.leave}
          </Button>
          <Button ref={stay} variant="primary" onClick={leaving.onStay}>
            {leaving.texts.stay}
          </Button>
        </Group>
      )}
      <Buttons $hidden={isAsking}>{children}</Buttons>
    </>
  );
};
