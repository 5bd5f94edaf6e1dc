import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'info' | 'danger';

export type ShowToast = (kind: ToastKind, text: string) => void;

/**
 * Says what was done, with a way to take it back.
 * @param undo takes it back; false where it has said itself that it could not
 * @param why says why it could not, of what `undo` rejects with
 */
export type OfferUndo = (text: string, undo: () => Promise<unknown>, why?: (error: unknown) => string) => void;

export type Toasts = { show: ShowToast; offerUndo: OfferUndo };

export const ToastContext = createContext<Toasts | null>(null);

const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast() needs a <ToastProvider> above it');
  return toasts;
};

/** `const toast = useToast(); toast('success', t('saved'))`. Throws outside a `ToastProvider`. */
export const useToast = (): ShowToast => useToasts().show;

/** `const done = useUndo(); done(t('archived'), () => restore(id))`: there for 8 s, for the last change alone. */
export const useUndo = (): OfferUndo => useToasts().offerUndo;
