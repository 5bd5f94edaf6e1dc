import { CheckboxField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { NavItem } from '@portfolio/ui/side-nav';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useState, type ReactNode } from 'react';
import { deviceStorage } from '../storage/index.ts';
import { KeyList } from './key-list.tsx';

type Translate = (
  key: 'close' | `keys.${'open' | 'title' | 'bar' | 'search' | 'create' | 'move' | 'list' | 'single'}`,
) => string;

/** Where this device remembers that letters do nothing by themselves, for who speaks to it or presses keys by accident. */
const kept = 'singleKeys';

/** Goes on among the rows of a list, or back. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('tbody tr, article, button[data-preview]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.max(0, Math.min(at + step, rows.length - 1))];
  const handle = row?.matches('button') ? row : row?.querySelector('input, a[href], button:not([tabindex="-1"])');
  (handle as HTMLElement | null | undefined)?.focus();
}

const deeds: Partial<Record<string, () => void>> = {
  '/': () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
  // The first button of the heading that makes something.
  c: () =>
    document
      .querySelector('header :is(.lucide-plus, .lucide-calendar-plus)')
      ?.closest<HTMLElement>('a, button')
      ?.click(),
  j: () => move(1),
  k: () => move(-1),
};

/** Hears keys that all screens of a remote have. @returns an entry of its navigation that lists them, and their dialog */
export function useKeys(t: Translate): { entry: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => deviceStorage.getItem(kept) !== 'off');

  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || document.querySelector('dialog[open]')) return;
      if (
        target.matches('select, textarea, [contenteditable], [role=combobox], input:not([type=checkbox], [type=radio])')
      )
        return;
      const deed = key === '?' ? () => setOpen(true) : deeds[key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);

  const turn = (on: boolean): void => {
    setOn(on);
    deviceStorage.setItem(kept, on ? 'on' : 'off');
  };
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
          <CheckboxField label={t('keys.single')} checked={isOn} onChange={({ target }) => turn(target.checked)} />
        </Stack>
      </Modal>
    ),
  };
}
