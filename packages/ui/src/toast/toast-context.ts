import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'info' | 'danger';

export type ShowToast = (kind: ToastKind, text: string) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `const toast = useToast(); toast('success', t('saved'))`. Throws outside a `ToastProvider`. */
export const useToast = (): ShowToast => {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast() needs a <ToastProvider> above it');
  return show;
};
