import { Form as PlainForm } from '@portfolio/ui/form';
import { Container } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** A card in the middle, its top at one height: what a message adds grows downwards, away from the title. */
export const Place = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  justify-content: center;
  padding-block: clamp(${space(6)}, 12vh, ${space(28)}) ${space(10)};
`;

export const Title = styled.h1`
  margin-bottom: ${space(5)};
  font-size: ${fontSize.heading};
`;

export const Form = styled(PlainForm)`
  margin-top: ${space(5)};

  & > a {
    align-self: start;
    font-size: ${fontSize.small};
  }
`;

/** A word between two lines. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(5)};
  color: ${color.muted};
  font-size: ${fontSize.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.border};
  }
`;

export const Lead = styled.p`
  margin-block: ${space(4)};
  color: ${color.muted};
`;

export const Centered = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  padding-block: ${space(6)};
  text-align: center;

  & > h1 {
    margin: 0;
    font-size: ${fontSize.large};
  }
`;
