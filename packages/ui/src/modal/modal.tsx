import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { color, fontSize, media, motion, radius, shadow, space } from '../tokens/tokens.ts';

export type ModalProps = {
  open: boolean;
  /** Asked to close by Escape, the close button or a press outside. Until the caller sets `open` to false it stays. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode;
  /** A press outside does nothing: for forms, where it would lose what was typed. */
  keepOpenOutside?: boolean;
};

const Dialog = styled.dialog`
  width: min(34rem, 100vw - ${space(8)});
  max-height: calc(100dvh - ${space(8)});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  overscroll-behavior: contain;
  /* Title and buttons stay: what has the focus is not below them. */
  scroll-padding-block: 4.5rem;

  &::backdrop {
    background: ${color.scrim};
  }

  opacity: 1;
  transition: opacity ${motion.base};
  @starting-style {
    opacity: 0;
  }

  ${media.phone} {
    width: calc(100vw - ${space(4)});
    margin-bottom: ${space(2)};
  }
`;

const Header = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  & > h2 {
    font-size: ${fontSize.large};
  }
`;

const Body = styled.div`
  padding: ${space(5)};
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${color.border};
  background: ${color.surface};

  /* The primary action stays in reach however long the dialog is; elsewhere it would leave the fields no room. */
  ${media.tall} {
    position: sticky;
    bottom: 0;
  }
`;

/** Whether the event happened on the dialog's own box rather than inside or on what it holds: that is the backdrop. */
const isOutside = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
};

/** An open list of choices takes Escape for itself. */
const isOfList = (target: EventTarget) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"], [role="listbox"] *');

const ModalDialog = ({ onClose, title, closeLabel, children, actions, keepOpenOutside }: Omit<ModalProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // A layout effect: its clean-up runs while the element is still in the page, when closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would begin at the first control, which closes.
    const first = body.current?.querySelector<HTMLElement>('[autofocus], input, select, textarea, button, a[href]');
    if (!body.current?.contains(document.activeElement)) (first ?? heading.current)?.focus();
    return () => element?.close();
  }, []);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The caller closes, or asks first: the browser would close at once, and at the second Escape nothing holds it.
    event.preventDefault();
    event.stopPropagation();
    if (!isOfList(event.target)) onClose();
  };
  /** The browser closed it, such as by a phone's back gesture. Whether it may is the caller's to say. */
  const closed = () => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    onClose();
  };

  return (
    // The browser keeps the focus inside and the rest of the page inert while the dialog is modal.
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={escape}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={closed}
      onPointerDown={(event) => {
        if (!keepOpenOutside && isOutside(event)) onClose();
      }}
    >
      <Header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={<X aria-hidden />} label={closeLabel} onClick={onClose} />
      </Header>
      <Body ref={body}>{children}</Body>
      {actions && <Footer>{actions}</Footer>}
    </Dialog>
  );
};

/**
 * A native modal dialog: the focus stays inside and returns to where it was, Escape closes. Its content exists only
 * while it is open, so that its state begins anew each time.
 */
export const Modal = ({ open, ...rest }: ModalProps) => (open ? <ModalDialog {...rest} /> : null);
