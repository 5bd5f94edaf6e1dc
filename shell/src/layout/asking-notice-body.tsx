import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import type { ReactNode } from 'react';

interface Way {
  label: string;
  onChoose: () => void;
}

export interface AskingNoticeProps {
  children: ReactNode;
  act: Way;
  /** Leaves everything as it is. */
  stay: Way;
}

export const AskingNoticeBody = ({ children, act, stay }: AskingNoticeProps) => (
  <Notice
    kind="info"
    action={
      <Stack $gap={2}>
        <Button size="small" onClick={act.onChoose}>
          {act.label}
        </Button>
        <Button size="small" variant="ghost" onClick={stay.onChoose}>
          {stay.label}
        </Button>
      </Stack>
    }
  >
    {children}
  </Notice>
);
