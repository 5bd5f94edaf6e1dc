type Translate = (key: `toasts.${'region' | 'dismiss' | 'undo' | 'undone' | 'notUndone'}`) => string;

/** The texts of `ToastProvider`. */
export const toastTexts = (t: Translate) => ({
  region: t('toasts.region'),
  dismiss: t('toasts.dismiss'),
  undo: t('toasts.undo'),
  undone: t('toasts.undone'),
  notUndone: t('toasts.notUndone'),
});
