export { ConfirmInline, type ConfirmInlineProps } from './confirm-inline.tsx';
