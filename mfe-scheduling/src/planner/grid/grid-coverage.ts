import { color, radius } from '@portfolio/ui/tokens';
import { css } from 'styled-components';

/** Rows of posts: what is covered over the hours of a day, and gaps. */
export const coverageStyles = css`
  .cover {
    position: relative;
    display: block;
    height: 1.25rem;
    margin-bottom: 0.25rem;
    padding: 0 3px;
    overflow: hidden;
    color: ${color.muted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 0.875rem;
    text-align: right;
    white-space: nowrap;
    pointer-events: none;
  }
  .cover.short {
    color: ${color.danger};
    font-weight: 550;
  }
  .cover .unseen,
  .gap .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
  .strip {
    position: absolute;
    inset: auto 0 0;
    height: 5px;
    border-radius: 2px;
    background: ${color.border};
    overflow: hidden;
  }
  .strip > span {
    position: absolute;
    inset-block: 0;
    background: ${color.success};
  }
  .strip > .open {
    background: ${color.danger};
  }
  .strip > .part {
    background: linear-gradient(${color.success} 40%, ${color.danger} 40%);
  }
  .strip > .odd {
    background: ${color.warning};
  }
  .shift.gap {
    --tone: ${color.danger};
    border: 1px dashed ${color.danger};
    background: none;
    box-shadow: none;
    cursor: pointer;
  }
  .shift.gap.over {
    border-style: solid;
    box-shadow: 0 0 0 1px ${color.danger};
  }
  .shift.gap.closed {
    --tone: ${color.muted};
    border-color: ${color.border};
    color: ${color.muted};
  }
  .swatch {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: 0.375rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    vertical-align: baseline;
  }
  @media (forced-colors: active) {
    .strip > span {
      forced-color-adjust: none;
    }
  }
  &[data-narrow] .cover .hours-of {
    font-size: 0.625rem;
    letter-spacing: -0.05em;
  }
  &[data-narrow] .gap svg {
    display: none;
  }
`;
