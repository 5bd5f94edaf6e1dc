import { useMedia } from '@portfolio/remote-kit/device';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Where an item has room beside its list; elsewhere it is opened at its own address. */
const room = '(min-width: 75em)';

interface Options {
  /** Address of an item's own page; none where the list and the item always stand together. */
  page?: (id: string) => string;
  /** Of the address. */
  parameter?: string;
  /** Something else is shown now. */
  off?: boolean;
}

/** Asks before an item that is being changed makes room. */
type Leave = (go: () => void) => void;

/** Which item of a list is shown beside it, kept in the address: `const preview = usePreview({ page: (id) => … })`. */
export function usePreview({ page, parameter = 'preview', off = false }: Options) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const hasRoom = useMedia(room);
  const isWide = !off && (hasRoom || page === undefined);
  const [leave, setLeave] = useState<Leave>();
  const [keep] = useState(
    () =>
      (ask: Leave | undefined): void =>
        setLeave(() => ask),
  );
  const given = parameters.get(parameter) ?? '';
  const asked = !off && /^\d{1,9}$/.test(given) ? given : undefined;
  const shown = isWide ? asked : undefined;
  const elsewhere = shown === asked ? undefined : page?.(asked ?? '');

  useEffect(() => {
    if (elsewhere !== undefined) void navigate(elsewhere, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each item that has no room
  }, [elsewhere]);

  /** The first is a step of its own in the history: back leads to the list alone. */
  const change = (id: string | undefined): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(parameter);
        else next.set(parameter, id);
        return next;
      },
      { replace: shown !== undefined },
    );

  const show = (id: string | undefined): void => {
    if (id === shown) return;
    const go = (): void => {
      if (id !== undefined && !isWide) void navigate(page?.(id) ?? '');
      else change(id);
    };
    if (leave) leave(go);
    else go();
  };

  return {
    shown,
    show,
    /** The item is beside the list, or there is room for it. */
    isWide,
    /** It is being changed: it stays until somebody chooses another. */
    isKept: leave !== undefined,
    /** For the form in it. */
    keep,
    /** For `Table`: its rows have an edge where there is room. */
    toggle: (id: string): void => show(id === shown ? undefined : id),
  };
}

export type PreviewState = ReturnType<typeof usePreview>;

/** For `Table`: its rows have an edge where an item has room beside them. */
export const edgeOf = ({ isWide, shown, toggle }: PreviewState, t: (key: 'beside.show') => string) =>
  isWide ? { shown, toggle, label: t('beside.show') } : undefined;
