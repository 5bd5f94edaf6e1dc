import type { Values } from '../languages/messages-of.ts';

type Translate = (
  key: `pagination.${'previous' | 'next' | 'position' | 'jump' | 'go' | 'size'}`,
  values?: Values,
) => string;

/**
 * The texts of `Pagination`: `<Pagination {...pages} texts={paginationTexts(t, t('shifts.pages'))} />`.
 * @param label name of the navigation ('Pages of shifts')
 */
export const paginationTexts = (t: Translate, label: string) => ({
  label,
  previous: t('pagination.previous'),
  next: t('pagination.next'),
  jump: t('pagination.jump'),
  go: t('pagination.go'),
  size: t('pagination.size'),
  position: (at: number, of: number): string => t('pagination.position', { at, of }),
});
