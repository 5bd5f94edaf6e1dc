import { Container } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** The column of every public screen but home. */
export const Screen = styled(Container)`
  padding-block: clamp(${space(6)}, 4vw, ${space(12)}) clamp(${space(12)}, 6vw, ${space(20)});
`;
