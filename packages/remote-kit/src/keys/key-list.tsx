import { color, font, radius, space } from '@portfolio/ui/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};

  kbd {
    padding: 0 ${space(1.5)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-family: ${font.code};
    white-space: nowrap;
  }
`;

/** Keys, and what each does. */
export const KeyList = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => (
  <List>
    {keys.map(([key, does]) => (
      <Fragment key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </Fragment>
    ))}
  </List>
);
