import { color, radius, soft } from '@portfolio/ui/tokens';
import { css } from 'styled-components';

/** A shift in its cell: by its status, and by what happens to it. */
export const shifts = css`
  .shift {
    position: relative;
    display: block;
    width: 100%;
    height: 2.625rem;
    margin-bottom: 0.25rem;
    padding: 0.125rem 2px 0.125rem 8px;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: ${soft('info')};
    box-shadow: inset 3px 0 var(--tone);
    color: ${color.text};
    font: inherit;
    line-height: 1.125rem;
    text-align: left;
    font-variant-numeric: tabular-nums;
    cursor: grab;
    touch-action: manipulation;
    --tone: ${color.info};
  }
  .shift:hover {
    border-color: var(--tone);
  }
  .shift:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }
  .shift > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .shift .when {
    color: var(--tone);
    font-size: 0.75rem;
    font-weight: 550;
  }
  /* A night and the day that it ends on, in a column of a screen 1280 pixels wide. */
  .shift .when:has(sup) {
    font-size: 0.6875rem;
    letter-spacing: -0.02em;
  }
  .shift sup {
    font-size: 0.5625rem;
    line-height: 1;
  }
  .shift svg {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: 0.25rem;
    color: var(--tone);
    vertical-align: -1px;
  }
  .shift svg.warning {
    color: ${color.warning};
  }
  .shift .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
  .shift.in_progress {
    --tone: ${color.accent};
    background: ${soft('accent')};
  }
  .shift.completed {
    --tone: ${color.success};
    background: ${soft('success')};
  }
  .shift.missed {
    --tone: ${color.warning};
    background: ${soft('warning')};
  }
  .shift.cancelled {
    --tone: ${color.muted};
    background: ${color.raised};
    color: ${color.muted};
    text-decoration: line-through;
  }
  /* Nobody but planners sees it as it is. */
  .shift.draft {
    border: 1px dashed var(--tone);
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 6px,
      color-mix(in srgb, var(--tone) 18%, transparent) 6px 8px
    );
  }
  .shift.continues {
    border-style: dashed;
    border-color: var(--tone);
    box-shadow: none;
  }
  /* Work that a filter does not ask for: whoever has it is not free. */
  .shift.ghost {
    --tone: ${color.muted};
    border: 1px dashed ${color.border};
    background: none;
    box-shadow: none;
    color: ${color.muted};
  }
  .shift.selected {
    border-color: ${color.accent};
    box-shadow:
      inset 3px 0 var(--tone),
      0 0 0 1px ${color.accent};
  }
  .shift.pending {
    opacity: 0.55;
  }
  /* Where it still is while it is on its way. */
  .shift.carried {
    border: 1px dashed var(--tone);
    background: none;
    box-shadow: none;
  }
  .shift.refused {
    border-color: ${color.danger};
  }
  .shift > .edge {
    position: absolute;
    inset: 0 0 0 auto;
    width: 8px;
    border-radius: 0 ${radius.control} ${radius.control} 0;
    cursor: ew-resize;
    pointer-events: auto;
    touch-action: none;
  }
  .shift:hover > .edge {
    background: var(--tone);
    opacity: 0.5;
  }
`;
