import { useAction } from '@portfolio/remote-kit/screens';
import { SwitchField } from '@portfolio/ui/field';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';

interface Props {
  label: string;
  /** Something beside the switch says the same to the eye. */
  quiet?: boolean;
  /** Whose switch this is, for screen readers. */
  of: string;
  on: boolean;
  /** Saves the new state; may reject. */
  onChange: (on: boolean) => Promise<unknown>;
  /** Said when it could not be saved. */
  failed: string;
}

/** A switch with effect at once. It shows the wanted state while that is saved, and goes back when it could not be. */
export function SwitchInPlace({ label, quiet = false, of, on, onChange, failed }: Props) {
  const { t } = useTranslation();
  const { run } = useAction();
  const [wanted, setWanted] = useState<boolean>();

  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    await run(() => onChange(next), {
      done: t(next ? 'lists.switchedOn' : 'lists.switchedOff', { label, title: of }),
      failed: () => failed,
      undo: () => onChange(!next),
    });
    setWanted(undefined);
  };

  return (
    <SwitchField
      label={
        quiet ? (
          <VisuallyHidden>
            {label} {of}
          </VisuallyHidden>
        ) : (
          <>
            {label} <VisuallyHidden>{of}</VisuallyHidden>
          </>
        )
      }
      checked={wanted ?? on}
      aria-busy={wanted !== undefined}
      onChange={(event) => {
        if (wanted === undefined) void change(event.target.checked);
      }}
    />
  );
}
