import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { Modal } from '@portfolio/ui/modal';
import { color, font, radius, space } from '@portfolio/ui/tokens';
import Keyboard from 'lucide-react/icons/keyboard';
import Printer from 'lucide-react/icons/printer';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { ShiftChanges } from './use-shift-changes.ts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};
  margin: 0;

  dd {
    margin: 0;
  }
  kbd {
    padding: 0 ${space(1.5)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-family: ${font.code};
    white-space: nowrap;
  }
`;

const keys = [
  ['← ↑ ↓ →', 'arrows'],
  ['Enter', 'enter'],
  ['Space', 'space'],
  ['M', 'm'],
  ['C', 'c'],
  ['R', 'r'],
  ['Delete', 'delete'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo'],
  ['PageUp, PageDown', 'pages'],
  ['T', 't'],
  ['G', 'g'],
  ['Alt', 'drag'],
] as const;

/** Undo, redo, print, and what the keys do. */
export function Tools({ changes, hasKeyboard }: { changes: ShiftChanges; hasKeyboard: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useUndoKeys(changes);
  return (
    <>
      <IconButton
        icon={<Undo2 aria-hidden />}
        label={t('scheduler.undo')}
        disabled={!changes.canUndo}
        onClick={changes.undo}
      />
      <IconButton
        icon={<Redo2 aria-hidden />}
        label={t('scheduler.redo')}
        disabled={!changes.canRedo}
        onClick={changes.redo}
      />
      {hasKeyboard && (
        <IconButton icon={<Keyboard aria-hidden />} label={t('scheduler.keys.open')} onClick={() => setOpen(true)} />
      )}
      <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {t('scheduler.print')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('scheduler.keys.list')} closeLabel={t('close')}>
        <Keys>
          {keys.map(([key, what]) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={what}>{t(`scheduler.keys.${what}`)}</dd>,
          ])}
        </Keys>
      </Modal>
    </>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (on a Mac with Command), but not while something is typed: there they take back letters. */
function useUndoKeys(changes: ShiftChanges): void {
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key.toLowerCase())) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      if (shiftKey || key.toLowerCase() === 'y') latest.current.redo();
      else latest.current.undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
