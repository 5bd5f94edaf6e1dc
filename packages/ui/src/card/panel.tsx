import { useId, type ReactNode } from 'react';
import { Cluster, Stack } from '../layout/index.ts';
import { Card } from './card.tsx';

export type PanelProps = {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  /** Steps of 4 px between its parts. */
  gap?: number;
  children: ReactNode;
};

/** A part of a screen with its title. */
export const Panel = ({ title, action, gap, children }: PanelProps) => {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={gap}>
        {action ? (
          <Cluster $justify="space-between">
            {heading}
            {action}
          </Cluster>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
};
