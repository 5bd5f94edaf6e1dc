import { configure } from '@testing-library/dom';

// For a busy machine: what is awaited comes, and a second is not always enough.
configure({ asyncUtilTimeout: 10_000 });

/**
 * What jsdom lacks for these components; import it in a test's set-up file. Real browsers have it all, and do more: the
 * page behind a modal dialog is inert. `packages/ui/browser` tests that in one.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

const showModal = (dialog: HTMLDialogElement) => {
  openers.set(dialog, document.activeElement);
  dialog.open = true;
  dialog.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')?.focus();
};

const close = (dialog: HTMLDialogElement) => {
  if (!dialog.open) return;
  dialog.open = false;
  const opener = openers.get(dialog);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => dialog.dispatchEvent(new Event('close')));
};

if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      showModal(this);
    },
    close(this: HTMLDialogElement) {
      close(this);
    },
  });
  document.addEventListener('keydown', (event) => {
    const dialog = event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]');
    if (dialog instanceof HTMLDialogElement) close(dialog);
  });
}

// Browsers read a word on where it may break; what has no style there counts as a box of its own.
const inline = document.createElement('style');
inline.textContent = 'wbr { display: inline }';
document.head.append(inline);
