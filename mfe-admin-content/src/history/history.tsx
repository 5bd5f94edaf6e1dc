import { useQuery, useMutation } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Spinner } from '@portfolio/ui/spinner';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useRetry } from '@portfolio/remote-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RevisedKind, RevisionsQuery } from '../generated/graphql.ts';
import { LoadError } from '../screens.ts';
import { useDateTime } from '../times/use-date-time.ts';
import { useTranslation } from '../translator.ts';
import { Differences } from './differences.tsx';
import { Revisions, RestoreRevision, TwoRevisions } from './history.graphql.ts';

const Details = styled.details`
  max-width: 40rem;
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.border};

  & > summary {
    width: fit-content;
    padding-block: ${space(2)};
    font-weight: 600;
    cursor: pointer;
  }
`;

const List = styled.ol`
  display: grid;
  max-height: 24rem;
  overflow: auto;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
    font-size: ${fontSize.small};
  }
`;

interface Props {
  kind: RevisedKind;
  id: string;
  /** The present revision of the item, as the form began from it. */
  present: number;
  /** An earlier one is the newest now. */
  onRestored: () => void;
}

/** What was saved of an item: by whom and when, to be compared and taken back. */
export function History(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history.title')}</summary>
      {/* Read anew once another version is the present one. */}
      {open && <Versions key={props.present} {...props} />}
    </Details>
  );
}

function Versions({ kind, id, present, onRestored }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ListedRevision>();
  const words = useRevisionWords();
  const result = useQuery(Revisions, { variables: { kind, id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const revisions = result.data?.revisions;

  if (failure) {
    return <LoadError title={t('history.failed')} retry={retry} retrying={retrying} />;
  }
  if (!revisions) return <Spinner label={t('history.loading')} />;
  return (
    <>
      {revisions.length < 2 && <p>{t('history.onlyOne')}</p>}
      <List aria-label={t('history.title')}>
        {revisions.map((revision, place) => (
          <li key={revision.revision}>
            <span>{words(revision)}</span>
            {place === 0 ? (
              <span>{t('history.present')}</span>
            ) : (
              <Button size="small" onClick={() => setChosen(revision)}>
                {t('history.compare')} <VisuallyHidden>{words(revision)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </List>
      {chosen && (
        <RevisionDialog
          {...{ kind, id, present, revisions }}
          revision={chosen}
          onClose={() => setChosen(undefined)}
          onRestored={() => {
            setChosen(undefined);
            onRestored();
          }}
        />
      )}
    </>
  );
}

interface RevisionDialogProps {
  kind: RevisedKind;
  id: string;
  present: number;
  /** All that are kept, the newest first. */
  revisions: readonly ListedRevision[];
  revision: ListedRevision;
  onClose: () => void;
  onRestored: () => void;
}

/** What has changed since a revision, and the way to take it back. */
function RevisionDialog({ kind, id, present, revisions, revision, onClose, onRestored }: RevisionDialogProps) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const words = useRevisionWords();
  const others = revisions.filter((each) => each.revision !== revision.revision);
  const [other, setOther] = useState(others[0]!.revision);
  const { data, error } = useQuery(TwoRevisions, {
    variables: { kind, id, revision: revision.revision, other },
    fetchPolicy: 'no-cache',
  });
  const [restore] = useMutation(RestoreRevision);

  const bring = async (wanted: number, expected: number): Promise<number> =>
    (await restore({ variables: { kind, id, revision: wanted, expected } })).data!.restoreRevision.revision;
  const takeBack = async (): Promise<void> => {
    const isDone = await run(() => bring(revision.revision, present), {
      done: t('history.restored'),
      failed: (failure) => t(refusalOf(failure).kind === 'conflict' ? 'history.conflict' : 'history.restoreFailed'),
      undo: (made) => bring(revisions[0]!.revision, made).then(onRestored),
    });
    if (isDone) onRestored();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={words(revision)}
      closeLabel={t('history.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void takeBack()}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <SelectField
          label={t('history.comparedWith')}
          value={other}
          onChange={(event) => setOther(Number(event.target.value))}
          options={others.map((each, place) => [
            each.revision,
            place === 0 ? t('history.presentOf', { when: words(each) }) : words(each),
          ])}
        />
        {error && <p role="alert">{t('history.failed')}</p>}
        {!data && !error && <Spinner label={t('loading')} />}
        {data && (!data.former || !data.other) && <p role="alert">{t('history.gone')}</p>}
        {data?.former && data.other && <Differences former={data.former} other={data.other} kind={kind} />}
        <p>{t('history.restoreHint')}</p>
      </Stack>
    </Modal>
  );
}

type ListedRevision = RevisionsQuery['revisions'][number];

/** When something was saved, and by whom. */
function useRevisionWords(): (revision: ListedRevision) => string {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return ({ savedAt, savedById, savedByName }) => {
    const when = dateTime(savedAt);
    if (savedByName) return t('history.by', { when, who: savedByName });
    return savedById ? t('history.by', { when, who: t('history.someone') }) : when;
  };
}
