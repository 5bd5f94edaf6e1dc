import { Card } from '@portfolio/ui/card';
import { color, media, space, fontSize } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** The sections of a detail screen: side by side where there is room, facts at the left, what happened at the right. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  & > div {
    display: grid;
    gap: ${space(5)};
    min-width: 0;
  }
`;

/** Text with line breaks of its own. */
export const Lines = styled.div.attrs({ dir: 'auto' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What is said where there is nothing to show. */
export const Quiet = styled.p`
  color: ${color.muted};
`;

/** One below the other, with a line between them. */
export const Rows = styled.ul`
  & > li {
    padding-block: ${space(2.5)};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

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
