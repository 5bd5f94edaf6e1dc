import { styled } from 'styled-components';
import { color, fontSize, media, radius, soft, space } from '../tokens/tokens.ts';

/* Roles are written out because changing `display`, as the cards do, takes table semantics away in some browsers. */

/** Cards or rows depend on the room the table has, not on the window: beside a navigation it has less. */
export const Outer = styled.div`
  /* A place that holds more than the table may be measured instead. */
  container-type: var(--table-container, inline-size);
`;

export const cards = '@container (max-width: 39.99rem)';
export const rows = '@container (min-width: 40rem)';
export const narrow = '@container (min-width: 40rem) and (max-width: 55.99rem)';
const wide = '@container (min-width: 56rem)';

/** Between cards and full width the table may scroll sideways; its first column and actions stay in place. */
export const Scroller = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${narrow} {
    overflow-x: auto;
    /* What receives the focus comes out from below the pinned columns. */
    scroll-padding-inline: 9rem 8rem;
  }
  ${cards} {
    border: 0;
    background: none;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const StyledTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;

  /* Older rows while newer ones load. */
  &[aria-busy='true'] > tbody:not([aria-hidden]) {
    opacity: 0.6;
  }
  ${cards} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: block;

    &:has([aria-sort]) {
      margin-bottom: ${space(3)};
    }
    /* Nothing is there to be sorted. */
    &:has(+ tbody:empty) {
      display: none;
    }
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })<{ $edge?: boolean }>`
  ${({ $edge }) => $edge && `& > :first-child { padding-left: ${space(9)}; }`}

  ${cards} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: grid;
    gap: ${space(3)};
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  &:hover > * {
    background: ${color.raised};
  }
  /* What is shown beside the table. */
  &[aria-current='true'] > * {
    background: ${soft('accent')};
  }
  &[aria-current='true'] > :first-child::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    border-left: 3px solid ${color.accent};
  }
  &[data-preview] > :first-child {
    padding-left: ${space(9)};

    ${wide} {
      position: relative;
    }
  }

  ${cards} {
    display: block;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};

    &:hover > * {
      background: none;
    }
  }
`;

/** The name of a row behind its box. */
export const Boxed = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${color.accent};
  }
`;

/** The edge of a row, which shows it beside the table; for the mouse, as keys have Space. */
export const Edge = styled.button.attrs({ type: 'button', tabIndex: -1, 'aria-hidden': true })`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  place-items: center;
  width: ${space(8)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  cursor: pointer;

  & > svg {
    opacity: 0.6;
  }
  &:hover > svg,
  tr:focus-within > * > & > svg,
  [aria-current='true'] > * > & > svg {
    color: ${color.accent};
    opacity: 1;
  }
  ${media.print} {
    display: none;
  }
`;

/** What is said of a table without rows; the table's own border is enough. */
export const Placeholder = styled.div`
  & > * {
    border: 0;
  }
`;
