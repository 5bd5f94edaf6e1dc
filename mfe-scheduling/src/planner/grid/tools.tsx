import { useOpened } from '@portfolio/remote-kit';
import { KeyList, useOwnKeys } from '@portfolio/remote-kit/keys';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Modal } from '@portfolio/ui/modal';
import { Popover } from '@portfolio/ui/popover';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Keyboard from 'lucide-react/icons/keyboard';
import Printer from 'lucide-react/icons/printer';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../translator.ts';
import type { Density } from './density.ts';
import { gridKeys } from './grid-keys.ts';
import { rowKinds } from './grid.types.ts';
import type { GridAddress } from './use-grid-address.ts';
import type { ShiftChanges } from './use-shift-changes.ts';

interface Props {
  changes: ShiftChanges;
  address: GridAddress;
  /** What fills the week at once. */
  repeat: ReactNode;
  /** A phone has days below each other, and no keys. */
  isPhone: boolean;
  density: Density;
  onDensity: (wanted: Density) => void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the names
const names = Object.keys(gridKeys) as (keyof typeof gridKeys)[];
const densities = ['compact', 'comfortable'] as const satisfies readonly Density[];

/** Undo and redo; below a button what is needed less often: filling a week, print, what the keys do, how the grid looks. */
export function Tools({ changes, address, repeat, isPhone, density, onDensity }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [, open] = useOpened();
  useUndoKeys(changes);
  useOwnKeys(isPhone ? undefined : () => setOpen(true));
  return (
    <>
      <IconButton
        size="small"
        icon={<Undo2 aria-hidden />}
        label={t('scheduler.undo')}
        disabled={!changes.canUndo}
        onClick={changes.undo}
      />
      <IconButton
        size="small"
        icon={<Redo2 aria-hidden />}
        label={t('scheduler.redo')}
        disabled={!changes.canRedo}
        onClick={changes.redo}
      />
      <Popover size="small" variant="ghost" icon={<Ellipsis aria-hidden />} label={t('scheduler.more')} align="end">
        {repeat}
        <Button icon={<Printer aria-hidden />} onClick={() => open('print')}>
          {t('scheduler.print')}
        </Button>
        <SelectField
          label={t('scheduler.rows')}
          value={address.by}
          onChange={({ target }) => address.change({ by: target.value === rowKinds[0] ? '' : target.value })}
          options={rowKinds.map((kind) => [kind, t(`scheduler.by.${kind}`)])}
        />
        {!isPhone && (
          <>
            <Button icon={<Keyboard aria-hidden />} onClick={() => setOpen(true)}>
              {t('scheduler.keys.open')}
            </Button>
            <SelectField
              label={t('scheduler.density')}
              value={density}
              onChange={(event) => onDensity(event.target.value === 'comfortable' ? 'comfortable' : 'compact')}
              options={densities.map((each) => [each, t(`scheduler.densities.${each}`)])}
            />
          </>
        )}
      </Popover>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('scheduler.keys.list')} closeLabel={t('close')}>
        <KeyList keys={names.map((name) => [gridKeys[name].shown, t(`scheduler.keys.${name}`)])} />
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
