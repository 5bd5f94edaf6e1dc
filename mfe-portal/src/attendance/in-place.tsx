import { space } from '@portfolio/ui/tokens';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
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

interface Props {
  question: string;
  onBack: () => void;
  /** Its answers; the harmless one takes the focus. */
  children: (harmless: Ref<HTMLButtonElement>) => ReactNode;
}

/** A question in the place of the button that asked it. Escape is harmless. */
export function InPlace({ question, onBack, children }: Props) {
  const id = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <Group role="group" aria-labelledby={id} onKeyDown={({ key }) => key === 'Escape' && onBack()}>
      <p id={id}>{question}</p>
      {children(harmless)}
    </Group>
  );
}
