import { Card } from '@portfolio/ui/card';
import { Spinner } from '@portfolio/ui/spinner';
import { Centered, Place, Title } from '../centered-card.ts';

/** A spinner above what it waits for. */
export const WaitingCard = ({ title }: { title: string }) => (
  <Place>
    <Card>
      <Centered>
        <Spinner label={title} size="large" />
        <Title tabIndex={-1}>{title}</Title>
      </Centered>
    </Card>
  </Place>
);
