import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import type { ReactNode } from 'react';
import { ShiftFacts, type PortalShift } from './shift-facts.tsx';

interface Props {
  shift: PortalShift;
  /** What one may do with it. */
  children?: ReactNode;
}

/** A shift that stands by itself. */
export const ShiftCard = ({ shift, children }: Props) => (
  <Card as="article">
    <Stack>
      <div>
        <ShiftFacts shift={shift} />
      </div>
      {children}
    </Stack>
  </Card>
);
