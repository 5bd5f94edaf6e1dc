import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Muted } from '../text/text.tsx';
import { color, radius, soft, space } from '../tokens/tokens.ts';

/** What people wrote to each other, one below the other. Give it a name. */
export const Bubbles = styled.ol.attrs({ 'aria-live': 'polite' })`
  display: grid;
  gap: ${space(3)};
`;

const Item = styled.li<{ $isMine: boolean }>`
  justify-self: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  max-width: 90%;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${({ $isMine }) => ($isMine ? soft('accent') : color.surface)};
`;

/** What somebody wrote: lines stay lines, and nothing in it is more than text. */
export const Written = styled.p.attrs({ dir: 'auto' })`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Props {
  /** Who wrote it, and when. */
  head: ReactNode;
  text: string;
  isMine: boolean;
  /** By whom it was read. */
  note?: ReactNode;
}

/** One message: the reader's own at the end of the line. */
export const Bubble = ({ head, text, isMine, note }: Props) => (
  <Item $isMine={isMine}>
    <Muted $size="small">{head}</Muted>
    <Written>{text}</Written>
    {note && <Muted $size="small">{note}</Muted>}
  </Item>
);
