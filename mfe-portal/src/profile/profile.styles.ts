import { Card } from '@portfolio/ui/card';
import { fontSize, space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** What one reads of oneself beside the form. */
export const Section = styled(Card)`
  max-width: ${width.form};
`;

export const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize.large};
  letter-spacing: 0;
`;
