import { color, fontSize } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** What somebody typed, such as a long word or an address: broken where there is no room. */
export const Broken = styled.div`
  overflow-wrap: anywhere;
`;

/** A second line of a cell: less than its first. */
export const Secondary = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 400;
`;

/** A number that is read in one piece. */
export const SecondaryNumber = styled(Secondary)`
  white-space: nowrap;
`;
