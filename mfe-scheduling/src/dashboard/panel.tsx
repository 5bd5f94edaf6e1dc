import { Card } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard that loads, and fails, by itself. */
export function Panel({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Cluster $justify="space-between">
          <h2 id={id}>{title}</h2>
          {action}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
