import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  createContext,
  useContext,
} from 'react';
import { styled } from 'styled-components';
import { media, space } from '../tokens/tokens.ts';
import { Toast, type ToastAction, type ToastKind } from './toast-box.tsx';

export type ShowToast = (kind: ToastKind, text: string) => void;

/**
 * Says what was done, with a way to take it back.
 * @param undo takes it back; false where it has said itself that it could not
 * @param why says why it could not, of what `undo` rejects with
 */
export type OfferUndo = (text: string, undo: () => Promise<unknown>, why?: (error: unknown) => string) => void;

type Toasts = { show: ShowToast; offerUndo: OfferUndo };

const ToastContext = createContext<Toasts | null>(null);

const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast() needs a <ToastProvider> above it');
  return toasts;
};

/** `const toast = useToast(); toast('success', t('saved'))`. Throws outside a `ToastProvider`. */
export const useToast = (): ShowToast => useToasts().show;

/** `const done = useUndo(); done(t('archived'), () => restore(id))`: there for 8 s without a dialog above, for the last change alone. */
export const useUndo = (): OfferUndo => useToasts().offerUndo;

export type ToastProviderProps = {
  texts: {
    /** Name of the region that holds the messages ('Notifications'). */
    region: string;
    dismiss: string;
    /** The button that takes back what was done, and how that ended. */
    undo: string;
    undone: string;
    notUndone: string;
  };
  children: ReactNode;
};

type Entry = { id: number; kind: ToastKind; text: string; action?: ToastAction };

const Region = styled.section`
  position: fixed;
  right: ${space(4)};
  /* Above the bars at the bottom, whose buttons stay in reach. */
  bottom: calc(${space(4)} + var(--bottom-inset) + var(--form-actions, 0px) + env(safe-area-inset-bottom));
  z-index: 40;
  width: min(24rem, 100vw - ${space(8)});
  /* Between and beside the messages the page stays usable. */
  pointer-events: none;

  & > div > * {
    margin-top: ${space(2)};
    pointer-events: auto;
  }
  ${media.print} {
    display: none;
  }
  ${media.phone} {
    left: ${space(4)};
    width: auto;
  }
`;

/**
 * Holds short messages about what was done, at the bottom of the window. Success and information go after 3 s, with a way to
 * undo after 8 s, unless pointed at, focused or below a dialog; errors stay until dismissed. One per React root; a second one on the page lies on top.
 */
export const ToastProvider = ({ texts, children }: ToastProviderProps) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [held, setHeld] = useState(false);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  /** What had the focus before a message. */
  const before = useRef<Element>(null);

  const add = useCallback(({ kind, text, action }: Omit<Entry, 'id'>) => {
    lastId.current += 1;
    const id = lastId.current;
    // Said again, it takes the place of what said the same; and only the last change is taken back.
    const stays = (entry: Entry) => (entry.kind !== kind || entry.text !== text) && !(action && entry.action);
    setEntries((current) => [...current.filter(stays), { id, kind, text, ...(action && { action }) }]);
  }, []);
  /** The focus goes on where it was, or at the heading. */
  const goBack = useCallback(() => {
    const there = before.current as HTMLElement | null;
    there?.focus();
    if (document.activeElement !== there) document.querySelector('h1')?.focus();
  }, []);
  const { undo: label, undone, notUndone } = texts;
  const toasts = useMemo(() => {
    const show: ShowToast = (kind, text) => add({ kind, text });
    const offerUndo: OfferUndo = (text, undo, why) => {
      const takeBack = async (): Promise<void> => {
        try {
          if ((await undo()) !== false) show('info', undone);
        } catch (error) {
          show('danger', why?.(error) || notUndone);
        }
        // What had the focus may have gone with what was taken back.
        if (document.activeElement === document.body) goBack();
      };
      add({ kind: 'success', text, action: { label, onChoose: () => void takeBack() } });
    };
    return { show, offerUndo };
  }, [add, goBack, label, undone, notUndone]);

  const dismiss = useCallback(
    (id: number) => {
      setEntries((current) => current.filter((entry) => entry.id !== id));
      // What was pointed at or focused is gone, and browsers do not say so.
      setHeld(false);
      if (region.current?.contains(document.activeElement)) goBack();
    },
    [goBack],
  );

  const hold = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };

  const list = (urgent: boolean) =>
    entries
      .filter(({ kind }) => (kind === 'danger') === urgent)
      .map(({ id, kind, text, action }) => (
        <Toast key={id} {...{ id, kind, text, action, held }} dismissLabel={texts.dismiss} onDismiss={dismiss} />
      ));

  return (
    <ToastContext value={toasts}>
      {children}
      <Region
        ref={region}
        aria-label={texts.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={hold}
        onBlur={release}
      >
        {/* Live regions must exist before they are filled, or nothing is read. */}
        <div role="alert">{list(true)}</div>
        <div role="status">{list(false)}</div>
      </Region>
    </ToastContext>
  );
};
