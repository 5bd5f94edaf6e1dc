import { Button } from '@portfolio/ui/button';
import { space } from '@portfolio/ui/tokens';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};

  & > p {
    grid-column: 1 / -1;
    font-weight: 550;
  }
`;

interface Props<Value> {
  question: string;
  answers: readonly { value: Value; text: string }[];
  onAnswer: (value: Value) => void;
  back: string;
  onBack: () => void;
}

/** A question with a few answers, in the place of the button that asked it; the harmless one has the focus. */
export function Choices<Value>({ question, answers, onAnswer, back, onBack }: Props<Value>) {
  const id = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <Group role="group" aria-labelledby={id} onKeyDown={({ key }) => key === 'Escape' && onBack()}>
      <p id={id}>{question}</p>
      {answers.map(({ value, text }) => (
        // The second half of a double tap is no answer.
        <Button key={text} size="large" onClick={({ detail }) => detail < 2 && onAnswer(value)}>
          {text}
        </Button>
      ))}
      <Button ref={harmless} variant="ghost" size="large" onClick={onBack}>
        {back}
      </Button>
    </Group>
  );
}
