import { color, fontSize, media, radius, soft, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** Days side by side; on a phone the name of a post stands above its days. */
export const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 16rem) repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  align-items: stretch;

  ${media.phone} {
    grid-template-columns: repeat(7, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Head = styled(Row)`
  color: ${color.muted};
  font-size: ${fontSize.small};

  & > [role='columnheader'] + [role='columnheader'] {
    text-align: center;
  }

  ${media.phone} {
    /* Day and date below each other, in all columns alike. */
    word-spacing: 100vw;

    & > :first-child {
      display: none;
    }
  }
`;

export const Name = styled.div`
  padding-block: ${space(2)};
  overflow-wrap: anywhere;
`;

export type Tone = 'none' | 'full' | 'open' | 'odd';

const tones = {
  none: { edge: color.border, back: 'transparent', text: color.muted },
  full: { edge: color.success, back: soft('success'), text: color.text },
  open: { edge: color.danger, back: soft('danger'), text: color.text },
  odd: { edge: color.warning, back: soft('warning'), text: color.text },
} as const;

export const Day = styled.button<{ $tone: Tone }>`
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(1)};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].back};
  color: ${({ $tone }) => tones[$tone].text};
  font: inherit;
  font-size: ${fontSize.small};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
  &[aria-pressed='true'] {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  ${media.phone} {
    padding-inline: 0;
    font-size: ${fontSize.tiny};
  }
`;

export const Shown = styled.span`
  display: grid;
  width: 100%;
  justify-items: center;
  gap: ${space(1)};
`;

export const Bar = styled.span<{ $share: number }>`
  width: min(80%, 4rem);
  min-width: 1.5rem;
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(
    to right,
    ${color.success} ${({ $share }) => $share * 100}%, ${color.danger} ${({ $share }) => $share * 100}%
  );
`;

export const Sum = styled.div`
  align-self: center;
  color: ${color.muted};
  font-size: ${fontSize.small};
  text-align: center;
`;
