import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonLook, type StyledButtonProps } from '../button/button.styles.ts';

export type LinkButtonProps<Tag extends ElementType = 'a'> = ButtonLook & {
  /** The element to render: 'a' (default) or a router's link component, whose own props then apply. */
  as?: Tag;
  icon?: ReactNode;
} & Omit<ComponentPropsWithRef<Tag>, keyof ButtonLook | 'as' | 'icon'>;

const StyledLink = styled.a<StyledButtonProps>`
  ${buttonStyles}
`;

/** A link with the look of a button: `<LinkButton as={Link} to="/projects" variant="primary">`. */
export const LinkButton = <Tag extends ElementType = 'a'>({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  children,
  ...rest
}: LinkButtonProps<Tag>) => (
  <StyledLink {...rest} $variant={variant} $size={size} $wide={wide}>
    {icon}
    {children as ReactNode}
  </StyledLink>
);
