import { useEffect, useRef, type ReactNode } from 'react';
import { useEditing } from './use-editing.ts';
import { focusHeading } from './focus.ts';

interface Props {
  list: ReactNode;
  /** The form of a new item, or of the one with this id. */
  form: (id: string | undefined) => ReactNode;
}

/** The part that is open. The address stays, so the shell does not notice the change: the focus is moved here. */
export function ListOrForm({ list, form }: Props) {
  const { place } = useEditing();
  const open = place?.action === 'edit' ? place.id : place?.action;

  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) focusHeading();
    before.current = open;
  }, [open]);

  if (open === undefined) return list;
  return <div key={open}>{form(open === 'create' ? undefined : open)}</div>;
}
