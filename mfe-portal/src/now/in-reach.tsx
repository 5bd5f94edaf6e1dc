import { color, media, shadow, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

const tabs = `calc(${space(15)} + env(safe-area-inset-bottom))`;

/** What floats at the bottom stays above the action too. */
const BottomInset = createGlobalStyle`
  ${media.phone} {
    html:root { --bottom-inset: calc(${tabs} + ${space(20)}); }
  }
`;

const Bar = styled.div`
  ${media.phone} {
    position: fixed;
    inset: auto 0 ${tabs};
    z-index: 25;
    padding: ${space(3)} ${space(4)};
    border-top: 1px solid ${color.border};
    background: ${color.surface};
    box-shadow: ${shadow};

    &:empty {
      display: none;
    }
  }
`;

/** On a phone, keeps the one action above the tabs, in reach of the thumb however far the screen is scrolled. */
export const InReach = ({ children }: { children: ReactNode }) => (
  <>
    <BottomInset />
    <Bar>{children}</Bar>
  </>
);
