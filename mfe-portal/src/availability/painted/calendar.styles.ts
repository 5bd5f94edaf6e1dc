import { color, fontSize, media, radius, soft, space } from '@portfolio/ui/tokens';
import { css, styled } from 'styled-components';

/** Narrower than a seventh of a small screen, however large its text is. */
const sized = (size: string) => `min(${size}, 5vw)`;

export const Days = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  font-variant-numeric: tabular-nums;
  /* A thumb that goes up or down scrolls: who only passes by paints nothing. */
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;

  & th {
    padding: 0;
    color: ${color.muted};
    font-size: ${sized(fontSize.small)};
    font-weight: 400;
    text-align: center;
  }
  & td {
    height: ${space(14)};
    padding: 0;
    vertical-align: top;
  }
  & [data-day] {
    position: relative;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  & [data-day]:hover {
    border-color: ${color.accent};
  }
  & [data-day]:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }
  & [aria-disabled] {
    border-color: transparent;
    color: ${color.muted};
    cursor: default;
  }
  & [aria-selected='true'] {
    background: ${soft('accent')};
    box-shadow: inset 0 0 0 2px ${color.accent};

    ${media.forcedColors} {
      outline: 2px dashed Highlight;
      outline-offset: -3px;
    }
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 2px 3px 0;
  font-size: ${sized(fontSize.small)};
  line-height: 1.3;

  & > svg {
    width: ${sized('0.875rem')};
    height: ${sized('0.875rem')};
    flex: none;
  }
`;

export const Marks = styled(Line)`
  justify-content: center;
  padding: 0 1px;
  margin-bottom: 10px;

  ${media.forcedColors} {
    & > svg {
      stroke: CanvasText;
    }
  }
`;

/** The hours of a day, from left to right. */
export const Strip = styled.span`
  position: absolute;
  inset: auto 2px 3px;
  height: 6px;
`;

const striped = (tone: string) => `repeating-linear-gradient(135deg, ${tone} 0 2px, transparent 2px 5px)`;

/** Each with a colour and a pattern: full, striped, empty. */
export const tones = {
  cannot: css`
    --tone: ${color.danger};
    background: var(--tone);
  `,
  rather_not: css`
    --tone: ${color.warning};
    background: ${striped('var(--tone)')};
  `,
  rather: css`
    --tone: ${color.success};
    background: transparent;
  `,
} as const;

export const Hours = styled.span<{ $kind: keyof typeof tones }>`
  ${({ $kind }) => tones[$kind]}
  position: absolute;
  inset-block: 0;
  border: 1px solid var(--tone);
  border-radius: 2px;

  ${media.forcedColors} {
    --tone: CanvasText;
    forced-color-adjust: none;
  }
`;

export const inks = { cannot: color.danger, rather_not: color.warning, rather: color.success } as const;
