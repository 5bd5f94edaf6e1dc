import { useMutation, useQuery } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Spinner } from '@portfolio/ui/spinner';
import { useState } from 'react';
import type { RevisedKind } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { Differences } from './differences.tsx';
import { RestoreRevision, TwoRevisions } from './history.graphql.ts';
import { useRevisionWords, type ListedRevision } from './use-revision-words.ts';

interface Props {
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
export function RevisionDialog({ kind, id, present, revisions, revision, onClose, onRestored }: Props) {
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

  const takeBack = async (): Promise<void> => {
    const work = () => restore({ variables: { kind, id, revision: revision.revision, expected: present } });
    const isDone = await run(work, {
      done: t('history.restored'),
      failed: (failure) => t(refusalOf(failure).kind === 'conflict' ? 'history.conflict' : 'history.restoreFailed'),
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
