import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** Around the button that leads back: its words stand in line with the title below. */
export const Back = styled.div`
  margin-left: ${space(-3)};
`;
