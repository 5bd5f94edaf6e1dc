import { useAuthored } from '@portfolio/remote-kit/authored';
import { media, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DraftNotice } from './draft-notice.tsx';

const Header = styled.header`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(6)};
  overflow-wrap: anywhere;
`;

interface Props {
  item: { title: string; isPublished: boolean; language?: string | null };
  /** Right below the title. */
  facts: ReactNode;
  children: ReactNode;
}

/** A project or a demo: its title, whether it is a draft, and all there is of it. */
export function Article({ item: { title, isPublished, language }, facts, children }: Props) {
  const authored = useAuthored(language);
  return (
    <article>
      {!isPublished && <DraftNotice />}
      <Header>
        <h1 tabIndex={-1} {...authored}>
          {title}
        </h1>
        {facts}
      </Header>
      {children}
    </article>
  );
}

/** What it says, and beside it from 1,024 px, at least so wide, what can be done. */
export const Columns = styled.div<{ $beside: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(12)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 42rem) minmax(${({ $beside }) => $beside}, 1fr);
    align-items: start;
  }
`;

/** A heading with what belongs to it. */
export const Part = styled.section`
  display: grid;
  gap: ${space(4)};
`;
