export { useToast, type ShowToast, type ToastKind } from './toast-context.ts';
export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';
