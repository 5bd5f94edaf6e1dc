import { color, space } from '@portfolio/ui/tokens';
import { css } from 'styled-components';

/** One line a shift: what its block leaves out is in the card of the shift, and said to who listens. */
export const compact = css`
  &[data-density='compact'] {
    .head > *,
    .foot > * {
      padding: ${space(1)} ${space(1.5)};
      white-space: nowrap;
    }
    .head > :first-child,
    .foot > :first-child {
      padding-left: ${space(2.5)};
    }
    .head .tag,
    .name > .detail {
      position: absolute;
      clip-path: inset(50%);
    }
    .name {
      display: flex;
      align-items: center;
      gap: ${space(1.5)};
      padding: 0 ${space(2)} 0 ${space(2.5)};
    }
    .name > .who {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .row > .sums {
      padding: 1px ${space(1.5)};
      font-size: 0.75rem;
      line-height: 1rem;
    }
    /* The hours beside the name say it too. */
    .body .sums .over {
      position: absolute;
      clip-path: inset(50%);
    }
    .body .sums:has(.over) strong {
      color: ${color.warning};
    }
    .cell {
      padding: 0.25rem 2px;
    }
    .shift {
      display: flex;
      align-items: center;
      gap: ${space(1)};
      height: 1.625rem;
      margin-bottom: 0.125rem;
      padding: 0 3px 0 6px;
    }
    .shift .when {
      flex: none;
      font-size: 0.75rem;
      letter-spacing: 0;
    }
    .shift .what {
      flex: 1;
      min-width: 0;
      font-size: 0.75rem;
    }
    .shift svg {
      margin-right: 0.125rem;
    }
  }
  /* Of many days a block is where it begins; the rest is in its card. */
  &[data-narrow] {
    --day: 1.5rem;
    --sums: 6rem;

    .head > *,
    .foot > * {
      line-height: 1.2;
    }
    .head > :not(:first-child, :last-child),
    .foot > :not(:first-child, :last-child) {
      padding: ${space(1)} 0;
      text-align: center;
    }
    .unseen,
    .sums:not(:last-child) > .cost,
    .sums:not(:last-child) > .over,
    .shift .what {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    /* Four digits are wider than a day. */
    .foot > .sums:not(:last-child) > strong:not(.unseen) {
      writing-mode: vertical-rl;
    }
    .cell {
      padding-inline: 1px;
    }
    &[data-view='month'] {
      --day: 1.375rem;
    }
    .shift {
      justify-content: center;
      padding: 0 0 0 3px;
    }
    .shift.warned {
      outline: 1px solid ${color.warning};
      outline-offset: -1px;
    }
  }
`;
