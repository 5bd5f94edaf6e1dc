import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../tokens/tokens.ts';

export type DefinitionListProps = {
  items: readonly { term: string; detail: ReactNode }[];
  /** Said where a detail is empty ('Not given', '—'). Without it, terms without detail are left out. */
  blank?: ReactNode;
};

const List = styled.dl`
  display: grid;

  & > div {
    display: grid;
    gap: ${space(0.5)} ${space(6)};
    padding-block: ${space(2.5)};
  }
  & > div + div {
    border-top: 1px solid ${color.border};
  }

  ${media.tablet} {
    & > div {
      grid-template-columns: minmax(7rem, min(34%, 12rem)) minmax(0, 1fr);
    }
  }
`;

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5rem;
`;

const Detail = styled.dd`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const isBlank = (detail: ReactNode) => detail === null || detail === undefined || detail === '';

/** Facts about one thing, term beside detail. */
export const DefinitionList = ({ items, blank }: DefinitionListProps) => (
  <List>
    {items
      .filter(({ detail }) => !isBlank(detail) || blank !== undefined)
      .map(({ term, detail }) => (
        <div key={term}>
          <Term>{term}</Term>
          <Detail>{isBlank(detail) ? blank : detail}</Detail>
        </div>
      ))}
  </List>
);
