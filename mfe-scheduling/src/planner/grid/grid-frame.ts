import { color, font, fontSize, motion, radius, shadow, soft, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { compact } from './grid-compact.ts';
import { coverageStyles } from './grid-coverage.ts';
import { shifts } from './grid-shift.ts';
import { verdicts } from './grid-verdict.ts';

/**
 * One styled element around plain ones: thousands of shifts come and go while the reader scrolls, and a component of its
 * own for each would cost more than drawing it.
 */
export const GridFrame = styled.div<{ $days: number }>`
  --name: 9.5rem;
  --sums: 6rem;
  --day: 6.25rem;
  position: relative;
  overflow: auto;
  flex: 0 1 auto;
  min-height: 12rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${fontSize.tiny};
  contain: layout paint;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scroll-padding: 4rem 0 3.5rem var(--name);

  &[data-density='compact'] {
    --name: 10rem;
    --sums: 5.75rem;
    scroll-padding: 2rem 0 2.75rem var(--name);
  }

  .row {
    display: grid;
    grid-template-columns:
      var(--name) repeat(${({ $days }) => $days}, minmax(var(--day), 1fr))
      var(--sums);
    min-width: calc(var(--name) + var(--sums) + ${({ $days }) => $days} * var(--day));
  }
  .head,
  .foot {
    position: sticky;
    background: ${color.raised};
    font-weight: 550;
  }
  .head {
    z-index: 4;
    top: 0;
    border-bottom: 1px solid ${color.border};
  }
  .foot {
    z-index: 2;
    bottom: 0;
    border-top: 1px solid ${color.border};
  }
  .head > *,
  .foot > * {
    padding: ${space(1.5)} ${space(2)};
    border-left: 1px solid ${color.border};
  }
  .head > :first-child,
  .foot > :first-child,
  .name {
    position: sticky;
    left: 0;
    z-index: 2;
    border-left: 0;
    background: ${color.surface};
  }
  .head > :first-child,
  .foot > :first-child {
    background: ${color.raised};
  }
  .head > .today {
    color: ${color.accent};
    box-shadow: inset 0 -2px ${color.accent};
  }
  .holiday {
    display: block;
    overflow: hidden;
    color: ${color.warning};
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .hours {
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
    font-family: ${font.code};
    font-weight: 400;
  }
  .body {
    position: relative;
  }
  /* Room for what is said of a shift of the last row. */
  .body:has(.refusal) {
    margin-bottom: 10rem;
  }
  .body > .row {
    position: absolute;
    inset-inline: 0;
    border-bottom: 1px solid ${color.border};
    /* Those that stay in sight are not painted again. */
    contain: layout style paint;
  }
  .name {
    padding: ${space(2)} ${space(2.5)};
    overflow: hidden;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .cost {
    display: block;
  }
  .load {
    flex: none;
    position: relative;
    display: block;
    width: max-content;
    min-width: 2.5rem;
    padding-bottom: 3px;
    color: ${color.muted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    text-align: right;
    background: linear-gradient(${color.border}, ${color.border}) bottom / 100% 2px no-repeat;
  }
  .load > span {
    position: absolute;
    inset: auto auto 0 0;
    height: 2px;
    background: ${color.accent};
  }
  .load.over {
    color: ${color.warning};
  }
  .load.over > span {
    background: ${color.warning};
  }
  .name > small,
  .sums {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.tiny};
    font-weight: 400;
  }
  .name > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name > .inactive {
    color: ${color.warning};
  }
  .row.marked > .name {
    box-shadow: inset 3px 0 ${color.accent};
    background: ${soft('accent')};
  }
  .row > .sums {
    padding: ${space(1)} ${space(1.5)};
    border-left: 1px solid ${color.border};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    text-align: right;
    white-space: nowrap;
  }
  .sums strong,
  .foot strong {
    color: ${color.text};
    font-weight: 550;
  }
  .sums .budget,
  .sums .over {
    display: block;
    white-space: normal;
  }
  .sums .over {
    color: ${color.warning};
  }

  .cell {
    position: relative;
    padding: 0.3125rem 3px;
    border-left: 1px solid ${color.border};
    cursor: cell;
  }
  .cell:hover {
    background: ${color.raised};
  }
  .cell.today {
    background: ${soft('accent')};
  }
  .cell.target {
    background: ${soft('info')};
    box-shadow: inset 0 0 0 2px ${color.info};
  }
  .cell:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  ${shifts}

  .refusal {
    position: absolute;
    z-index: 2;
    left: 5px;
    width: max(100% - 10px, 15rem);
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.danger};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow};
    color: ${color.danger};
    line-height: 1.4;
    cursor: default;
  }
  .refusal > button {
    display: block;
    margin-top: ${space(1)};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
    transition: color ${motion.fast};
  }
  /* What is said reaches over the rows below and over the sums, not over the days. */
  .body > .row:has(.refusal) {
    z-index: 3;
    contain: layout style;
  }
  .cell:has(.refusal) {
    z-index: 2;
  }
  .cell:nth-last-child(-n + 3) > .refusal {
    right: 5px;
    left: auto;
  }

  ${verdicts}
  ${compact}
  ${coverageStyles}
`;
