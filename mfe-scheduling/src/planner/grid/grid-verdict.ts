import { color, fontSize, radius } from '@portfolio/ui/tokens';
import { css } from 'styled-components';

/** Hours in which somebody is not available, and what would become of what is carried. */
export const verdicts = css`
  .away {
    position: absolute;
    inset-block: 0;
    background: repeating-linear-gradient(135deg, ${color.border} 0 1px, transparent 1px 6px);
    pointer-events: none;
  }
  .cell > .off {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${color.muted};
    pointer-events: none;
  }
  .cell > .off > span {
    padding: 0 0.375rem;
    border-radius: ${radius.control};
    background: ${color.surface};
  }
  .cell > .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
  .row[data-verdict='refuses'] > .name {
    color: ${color.muted};
  }
  .row[data-verdict] {
    z-index: 1;
  }
  .verdict {
    position: absolute;
    z-index: 2;
    top: 3px;
    left: 2px;
    display: block;
    max-width: 18rem;
    padding: 2px 6px;
    overflow: hidden;
    border: 1px solid;
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: ${fontSize.tiny};
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .verdict > svg {
    display: inline-block;
    width: 0.875rem;
    height: 0.875rem;
    margin-right: 0.25rem;
    vertical-align: -2px;
  }
  .verdict.ok {
    color: ${color.success};
  }
  .verdict.warns {
    color: ${color.warning};
  }
  .verdict.refuses {
    color: ${color.danger};
  }
  .cell:has(.verdict) {
    z-index: 1;
  }
  .cell:nth-last-child(-n + 4) > .verdict {
    right: 2px;
    left: auto;
  }
`;
