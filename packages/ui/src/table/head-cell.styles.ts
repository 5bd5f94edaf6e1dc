import { css, styled } from 'styled-components';
import { color, controlHeight, fontSize, media, radius, space } from '../tokens/tokens.ts';
import { cellStyles, pinned, type CellProps } from './cell.styles.ts';
import { cards, narrow } from './frame.styles.ts';

/** Out of sight, not out of the table. */
const hidden = css`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<CellProps & { $sortable?: boolean }>`
  ${cellStyles}
  ${pinned}
  position: sticky;
  top: var(--sticky-top);
  z-index: 2;
  border-bottom: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 550;
  white-space: nowrap;

  &:first-child {
    border-top-left-radius: ${radius.card};
  }
  &:last-child {
    border-top-right-radius: ${radius.card};
  }

  ${media.print} {
    position: static;
  }
  ${narrow} {
    padding-inline: ${space(3)};

    /* Above the titles that pass below them. */
    &:first-child,
    &[data-actions] {
      z-index: 3;
    }
  }

  /* Cards name their values themselves; of the titles only the buttons that sort remain to be seen. */
  ${cards} {
    ${({ $sortable }) => ($sortable ? 'position: static;' : hidden)}
    display: block;
    height: auto;
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const SortButton = styled.button<CellProps>`
  display: inline-flex;
  flex-direction: ${({ $numeric }) => ($numeric ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space(1)};
  min-height: 2rem;
  margin-inline: ${space(-2)};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.text};
  }
  /* The arrow of a column that could be sorted shows on approach; its place is always kept. */
  & > svg {
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 0.6;
  }
  [aria-sort='ascending'] > & > svg,
  [aria-sort='descending'] > & > svg {
    opacity: 1;
    color: ${color.accent};
  }

  /* Browsers draw words again at the head of each sheet, but no buttons. */
  ${media.print} {
    display: contents;

    [aria-sort='none'] > & > svg {
      display: none;
    }
  }
  ${cards} {
    min-height: ${controlHeight.touch};
    margin: 0;
    padding-inline: ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.chip};

    [aria-sort='none'] > & > svg {
      display: none;
    }
  }
`;
