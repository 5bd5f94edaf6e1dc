import { color, fontSize, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Screen } from './screen.tsx';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding-block: ${space(10)};

  & > p {
    max-width: 34rem;
    color: ${color.muted};
    font-size: ${fontSize.large};
  }
`;

/** A screen whose thing does not exist, or not for this visitor. */
export const Missing = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <Screen>
    <Words>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {action}
    </Words>
  </Screen>
);
