import { Container } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

export const Place = styled(Container)`
  padding-block: clamp(${space(8)}, 6vw, ${space(14)});
`;

export const Title = styled.h2`
  font-size: ${fontSize.large};
`;

export const Text = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(5)};
  margin-block: ${space(3)} ${space(4)};

  & > dt {
    color: ${color.muted};
  }
  & > dd {
    overflow-wrap: anywhere;
  }

  @media (max-width: 28rem) {
    display: block;

    & > dd {
      margin-bottom: ${space(2)};
    }
  }
`;

/** Things of the user, each with what can be done about it. */
export const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(4)};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
`;

export const Seen = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
