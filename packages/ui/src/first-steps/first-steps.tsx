import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Muted } from '../text/text.tsx';
import { color, radius, space } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type FirstStep = {
  id: string;
  title: string;
  text: string;
  isDone?: boolean;
  /** Links to where it is done; the first of the first step that is open stands out. */
  ways: (isNext: boolean) => ReactNode;
};

export type FirstStepsProps = {
  title: string;
  steps: readonly FirstStep[];
  texts: {
    /** Said of a step that is done ('done'). */
    done: string;
    /** Takes them away for good ('Hide these steps'). */
    dismiss: string;
  };
  onDismiss: () => void;
};

const List = styled.ol`
  display: grid;
  gap: ${space(4)};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${({ $done }) => ($done ? color.success : color.borderStrong)};
  border-radius: ${radius.control};
  color: ${({ $done }) => ($done ? color.success : color.text)};
  font-weight: 600;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

/** What somebody who is new does first, in its order: what is done is ticked, and whoever wants none of it takes it away. */
export const FirstSteps = ({ title, steps, texts, onDismiss }: FirstStepsProps) => {
  const id = useId();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Cluster $justify="space-between">
          <h2 id={id}>{title}</h2>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </Cluster>
        <List>
          {steps.map((step, index) => (
            <li key={step.id}>
              <Mark $done={step.isDone === true} aria-hidden>
                {step.isDone ? <Check size={18} /> : index + 1}
              </Mark>
              <Words>
                <h3>
                  {step.title}
                  {step.isDone && <VisuallyHidden> {texts.done}</VisuallyHidden>}
                </h3>
                {!step.isDone && (
                  <>
                    <Muted as="p">{step.text}</Muted>
                    <Cluster $gap={2}>{step.ways(step === next)}</Cluster>
                  </>
                )}
              </Words>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
};
