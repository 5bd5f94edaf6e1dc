import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../tokens/tokens.ts';

export type EmptyStateProps = {
  /** What is missing, in the words of the place ('No projects found matching your criteria.'). */
  title: ReactNode;
  /** What the place is for. */
  children?: ReactNode;
  /** The first thing to do here: a button or link. */
  action?: ReactNode;
  /** A drawing; decoration only. */
  icon?: ReactNode;
};

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(5)};
  border: 1px dashed ${color.border};
  border-radius: ${radius.card};
  text-align: center;
`;

const Drawing = styled.div`
  display: grid;
  place-items: center;
  width: ${space(14)};
  height: ${space(14)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.accent};
`;

const Title = styled.p`
  font-size: ${fontSize.large};
  font-weight: 600;
  text-wrap: balance;
`;

const Words = styled.div`
  max-width: 32rem;
  color: ${color.muted};
  text-wrap: balance;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

/** A place with nothing in it yet: what it is for, and the first action. */
export const EmptyState = ({ title, children, action, icon }: EmptyStateProps) => (
  <Place>
    {icon && <Drawing aria-hidden>{icon}</Drawing>}
    <Title>{title}</Title>
    {children && <Words>{children}</Words>}
    {action && <Action>{action}</Action>}
  </Place>
);
