import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { NavItem } from '@portfolio/ui/side-nav';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useState, type ReactNode } from 'react';
import { areSingleKeysOn } from '../storage/index.ts';
import { KeyList } from './key-list.tsx';
import { SingleKeysField } from './single-keys-field.tsx';

type Translate = (
  key: 'close' | `keys.${'open' | 'title' | 'bar' | 'search' | 'create' | 'move' | 'list' | 'single'}`,
) => string;

/** Whether what has the focus takes letters for itself. */
export const typesInto = (target: Element): boolean =>
  target.matches('select, textarea, [contenteditable], [role=combobox], input:not([type=checkbox], [type=radio])');

/** Whether a key acts by itself: not while something is typed or below a dialog, and letters only where they are on. */
export const isHeard = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  target,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || altKey) &&
  target instanceof Element &&
  !typesInto(target) &&
  !document.querySelector('dialog[open]') &&
  (key.length > 1 || key === ' ' || areSingleKeysOn());

/** Focuses a row of a list, or the first in it that takes the focus. @returns whether something did */
export function focusRow(row: Element | undefined): boolean {
  const handles = row?.matches('button') ? [row] : row?.querySelectorAll('input, a[href], button:not([tabindex="-1"])');
  return [...(handles ?? [])].some((handle) => {
    (handle as HTMLElement).focus();
    return handle === document.activeElement;
  });
}

/** Goes on among the rows of a list, or back, past those in which nothing takes the focus. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('tbody tr, article, button[data-preview]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  (step === 1 || at < 0 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()).some(focusRow);
}

const deeds: Partial<Record<string, () => void>> = {
  '/': () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
  // The first is that of the heading.
  c: () => document.querySelector<HTMLElement>('[data-create]')?.click(),
  j: () => move(1),
  k: () => move(-1),
};

/** Opens the list of keys that the screen has of its own. */
let openOwn: (() => void) | undefined;

/** Puts a screen's own list of keys behind `?`, in place of that of all screens. */
export function useOwnKeys(open: (() => void) | undefined): void {
  useEffect(() => {
    openOwn = open;
    return () => {
      openOwn = undefined;
    };
  });
}

/** Hears keys that all screens of a remote have. @returns an entry of its navigation that lists them, and their dialog */
export function useKeys(t: Translate): { entry: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const deed = event.key === '?' ? (openOwn ?? (() => setOpen(true))) : deeds[event.key];
      if (!deed || !isHeard(event)) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return {
    entry: (
      <NavItem as="button" type="button" icon={<Keyboard aria-hidden />} onClick={() => setOpen(true)}>
        {t('keys.open')}
      </NavItem>
    ),
    dialog: (
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('keys.title')} closeLabel={t('close')}>
        <Stack>
          <KeyList
            keys={[
              ['Ctrl+K, ⌘K', t('keys.bar')],
              ['/', t('keys.search')],
              ['C', t('keys.create')],
              ['J, K', t('keys.move')],
              ['?', t('keys.list')],
            ]}
          />
          <SingleKeysField label={t('keys.single')} />
        </Stack>
      </Modal>
    ),
  };
}
