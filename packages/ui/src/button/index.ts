export { Button, type ButtonProps } from './button.tsx';
export type { ButtonLook, ButtonSize, ButtonVariant } from './button.styles.ts';
