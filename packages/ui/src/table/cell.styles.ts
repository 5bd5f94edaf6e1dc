import { css, styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../tokens/tokens.ts';
import { cards, narrow, rows } from './frame.styles.ts';

export type CellProps = { $numeric?: boolean };

export const cellStyles = css<CellProps>`
  height: 2.75rem;
  padding: ${space(1)} ${space(4)};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  background: ${color.surface};
  transition: background-color ${motion.fast};
`;

/** Keeps the row's name and its actions in sight while the rest scrolls. */
export const pinned = css`
  ${narrow} {
    &:first-child {
      position: sticky;
      left: 0;
      z-index: 1;
      box-shadow: 1px 0 ${color.border};
    }
    &[data-actions] {
      position: sticky;
      right: 0;
      z-index: 1;
      box-shadow: -1px 0 ${color.border};
    }
    /* Titles come again on each sheet; what sticks would stay on the first. */
    ${media.print} {
      &:first-child,
      &[data-actions] {
        position: static;
        box-shadow: none;
      }
    }
  }
`;

const bodyCell = css<CellProps>`
  ${cellStyles}
  ${pinned}
  /* A long word, such as an e-mail address, must not push the page sideways. */
  /* A figure is never broken. */
  overflow-wrap: ${({ $numeric }) => ($numeric ? 'normal' : 'anywhere')};

  ${media.print} {
    ${({ $numeric }) => $numeric && 'white-space: nowrap;'}
  }

  ${rows} {
    tr + tr > & {
      border-top: 1px solid ${color.border};
    }
    tr:last-child > &:first-child {
      border-bottom-left-radius: ${radius.card};
    }
    tr:last-child > &:last-child {
      border-bottom-right-radius: ${radius.card};
    }
  }

  ${cards} {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space(4)};
    height: auto;
    min-height: 2rem;
    padding: ${space(1)} 0;
    background: none;
    text-align: end;

    & > * {
      min-width: 0;
    }
    /* The name of the value, for the eye; screen readers have it from the column header. */
    &[data-label]::before {
      content: attr(data-label) / '';
      flex: none;
      color: ${color.muted};
      font-size: ${fontSize.tiny};
    }
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })<CellProps>`
  ${bodyCell}

  /* Rather scroll than break every word. */
  ${narrow} {
    min-width: ${({ $numeric }) => ($numeric ? 'auto' : '9.5rem')};
    padding-inline: ${space(3)};
  }
`;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })<CellProps>`
  ${bodyCell}
  font-weight: 550;

  ${narrow} {
    min-width: 8rem;
    padding-inline: ${space(3)};
  }

  ${cards} {
    justify-content: start;
    font-size: ${fontSize.body};
    text-align: start;
  }
`;

export const ActionsCell = styled.td.attrs({ role: 'cell', 'data-actions': true })<CellProps>`
  ${bodyCell}
  white-space: nowrap;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(1)};

    /* Confirm and Cancel stay side by side: the column grows, not the row. */
    & > * {
      flex: none;
    }
  }

  /* Many stand three abreast at least: below each other they would make every row five lines high. */
  ${rows} {
    & > div:has(> :nth-child(4)) {
      min-width: calc(6rem + ${space(2)});
    }
  }
  ${cards} {
    justify-content: flex-end;
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.border};

    /* A row without actions ends with its values. */
    &:has(> div:empty) {
      display: none;
    }
  }
`;
