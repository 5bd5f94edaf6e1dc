import { Card } from '@portfolio/ui/card';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(3)};

  & > h2 {
    font-size: ${fontSize.large};
  }
`;

interface Props {
  title: string;
  /** A link to more of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** One part of a detail screen. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {more}
      </Head>
      {children}
    </Card>
  );
}
