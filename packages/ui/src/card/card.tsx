import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Cluster, Stack } from '../layout/layout.tsx';
import { color, motion, radius, space } from '../tokens/tokens.ts';

/**
 * A surface with a border. `as` chooses the element ('article', 'section', 'li'). With `$interactive` the border
 * answers to the pointer and to focus inside; give it a `CardLink` so that the whole card can be pressed.
 */
export const Card = styled.div<{ $interactive?: boolean; $flush?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : `clamp(${space(4)}, 3vw, ${space(6)})`)};
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${motion.base};

  ${({ $interactive }) => $interactive && `&:hover, &:focus-within { border-color: ${color.accent}; }`}
`;

/** Padded part of a card that is `$flush`, under a picture for example. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(5)};
`;

const StretchedLink = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:hover {
    color: ${color.accent};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

export type CardLinkProps<Tag extends ElementType = 'a'> = { as?: Tag; children: ReactNode } & Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'children'
>;

/** The card's title as a link that covers the whole card. Other links and buttons in the card need `CardAction`. */
export const CardLink = <Tag extends ElementType = 'a'>({ children, ...rest }: CardLinkProps<Tag>) => (
  <StretchedLink {...rest}>{children}</StretchedLink>
);

/** Lifts further links and buttons above the area of a `CardLink`. */
export const CardAction = styled.div`
  position: relative;
  z-index: 1;
`;

export type PanelProps = {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  /** Steps of 4 px between its parts. */
  gap?: number;
  children: ReactNode;
};

/** A part of a screen with its title. */
export const Panel = ({ title, action, gap, children }: PanelProps) => {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={gap}>
        {action ? (
          <Cluster $justify="space-between">
            {heading}
            {action}
          </Cluster>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
};
