import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'aria-label' | 'title'> & {
  icon: ReactNode;
  /** What it does: its accessible name, and a tooltip for the mouse. */
  label: string;
};

/** A square button that shows only an icon, for places where the meaning is plain from the context. */
export const IconButton = ({ label, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button variant={variant} aria-label={label} title={label} {...rest} />
);
