import { useRetry } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { ConfirmInline, type ConfirmInlineProps } from '@portfolio/ui/confirm-inline';
import { ErrorState } from '@portfolio/ui/error-state';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Modal, type ModalProps } from '@portfolio/ui/modal';
import { Pagination, type PaginationProps } from '@portfolio/ui/pagination';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import type { ReactNode } from 'react';
import type common from '../common/en.json';
import type { Values } from '../languages/messages-of.ts';
import type { MessageKey } from '../messages/index.ts';
import { paginationTexts } from '../lists/use-page.ts';

type Query = Parameters<typeof useRetry>[0];

/** What every remote's translator says: the kit's common texts. */
export type UseTranslation = () => { t: (key: MessageKey<typeof common>, values?: Values) => string };

interface LoadErrorProps {
  /** What failed (scheduling.md §8). */
  title: string;
  retry: () => unknown;
  retrying?: boolean;
  /** Nobody answered: there is no request to name. */
  unanswered?: boolean;
  /** What else there is to say; that nothing is lost by default. */
  children?: ReactNode;
}

interface StaleIfErrorProps<Data> {
  /** What `useQuery` gave. */
  result: Query & { data?: Data | undefined };
  failed: string;
  children: ReactNode;
}

interface LoadedProps<Data> extends Omit<StaleIfErrorProps<Data>, 'children'> {
  /** Said while there is nothing yet. */
  loading: string;
  /** The place of it, meanwhile. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

interface NoneFoundProps {
  /** The list: whether its search or filters leave anything out, and how they are taken away. */
  list: { isNarrowed: boolean; clear: () => void };
  icon?: ReactNode;
  /** Nothing is left of what there is; there is nothing at all, a hint at why, and what can be done. */
  texts: { noMatch: string; none: string; hint?: string; clear?: string };
  action?: ReactNode;
}

interface ConfirmProps extends Omit<ConfirmInlineProps, 'texts'> {
  /** What the first button says, and for screen readers of what. */
  action: string;
  of?: string;
  question: string;
  confirm?: string;
}

interface AskModalProps {
  open: boolean;
  title: string;
  /** What the button says that does it. */
  confirm: string;
  busy: boolean;
  disabled?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The parts that screens of lists and things share, in the words of a remote: `export const { LoadError, … } = createScreens(useTranslation)`.
 */
export function createScreens(useTranslation: UseTranslation) {
  /** Something could not be loaded: says so, what is safe, and how to try again. */
  function LoadError({ title, retry, children, ...failed }: LoadErrorProps) {
    const { t } = useTranslation();
    return (
      <ErrorState title={title} onRetry={() => void retry()} retryLabel={t('retry')} {...failed}>
        {children === undefined ? t('unchanged') : children}
      </ErrorState>
    );
  }

  /**
   * What is there stays when it cannot be asked for again, below a word of that: somebody may be typing into it, or choosing of it. Where
   * nothing answers what is asked now, that word stands alone.
   */
  function StaleIfError<Data>({ result, failed, children }: StaleIfErrorProps<Data>) {
    const { failure, retry, retrying } = useRetry(result);
    return (
      <>
        {failure && <LoadError title={failed} retry={retry} retrying={retrying} />}
        {(!failure || result.data !== undefined) && children}
      </>
    );
  }

  /** What a dialog or a part of a screen asked for, or that it is on its way or failed. */
  function Loaded<Data>({ result, loading, failed, skeleton, children }: LoadedProps<Data>) {
    const place = <SkeletonGroup label={loading}>{skeleton ?? <SkeletonText lines={5} />}</SkeletonGroup>;
    return (
      <StaleIfError result={result} failed={failed}>
        {result.data ? children(result.data) : place}
      </StaleIfError>
    );
  }

  /** The pages of a list; `label` is the name of their navigation. */
  function ListPages({ label, ...pages }: Omit<PaginationProps, 'texts'> & { label: string }) {
    const { t } = useTranslation();
    return <Pagination {...pages} texts={paginationTexts(t, label)} />;
  }

  /** Nothing matches, with a way to see all; or there is nothing yet, with a way to begin. */
  function NoneFound({ list, icon, texts, action }: NoneFoundProps) {
    const { t } = useTranslation();
    return list.isNarrowed ? (
      <EmptyState
        icon={icon}
        title={texts.noMatch}
        action={<Button onClick={list.clear}>{texts.clear ?? t('clearSearch')}</Button>}
      />
    ) : (
      <EmptyState icon={icon} title={texts.none} action={action}>
        {texts.hint}
      </EmptyState>
    );
  }

  /** Destroys something once that is confirmed. */
  function Confirm({ action, of, question, confirm, ...button }: ConfirmProps) {
    const { t } = useTranslation();
    const first = (
      <>
        {action} {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
      </>
    );
    const texts = { action: first, question, confirm: confirm ?? t('confirm'), cancel: t('cancel') };
    return <ConfirmInline {...button} texts={texts} />;
  }

  /** Open while it is there. */
  function Dialog(dialog: Omit<ModalProps, 'open' | 'closeLabel'>) {
    const { t } = useTranslation();
    return <Modal open closeLabel={t('close')} {...dialog} />;
  }

  /** Asks before something is done that needs a word: do it, or cancel. */
  function AskModal({ open, title, confirm, busy, disabled, onConfirm, onClose, children }: AskModalProps) {
    const { t } = useTranslation();
    return (
      <Modal
        open={open}
        onClose={onClose}
        title={title}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="primary" loading={busy} disabled={disabled} onClick={() => void onConfirm()}>
              {confirm}
            </Button>
          </>
        }
      >
        {children}
      </Modal>
    );
  }

  return { AskModal, Confirm, Dialog, ListPages, LoadError, Loaded, NoneFound, StaleIfError };
}
