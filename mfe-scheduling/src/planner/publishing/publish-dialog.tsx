import { useMutation, useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { CheckboxField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Notice } from '@portfolio/ui/notice';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useState } from 'react';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { Period } from '../grid/calendar.ts';
import { ChangesOfPerson } from './changes-of-person.tsx';
import { DiscardUnpublished, PublicationPreview, PublishShifts, type Preview } from './publishing.graphql.ts';

interface Props {
  company: string;
  period: Period;
  onClose: () => void;
  /** Something was published or discarded. */
  onDone: () => void;
}

/** Who gets what when it is published: of the days that are shown, or of all; of everybody, or of whom is chosen. */
export function PublishDialog({ company, period, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [isOfAll, setOfAll] = useState(false);
  const [from, until] = [period.days[0]!.toString(), period.days.at(-1)!.toString()];
  const scope = isOfAll ? { company } : { company, from, until };
  const result = useQuery(PublicationPreview, { variables: scope, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const preview = result.data?.publicationPreview;
  return (
    <Modal open title={t('publishing.title')} closeLabel={t('close')} onClose={onClose}>
      <Stack $gap={4}>
        <CheckboxField
          label={t('publishing.allDays')}
          checked={isOfAll}
          onChange={(event) => setOfAll(event.target.checked)}
        />
        {preview ? (
          <Changes
            // What is chosen is chosen of this plan.
            key={preview.version}
            {...{ preview, scope }}
            onDone={() => {
              onDone();
              onClose();
            }}
            onRefused={() => void result.refetch()}
          />
        ) : failure ? (
          <LoadError title={t('publishing.failed')} retry={retry} retrying={retrying} />
        ) : (
          <FormSkeleton label={t('publishing.loading')} />
        )}
      </Stack>
    </Modal>
  );
}

interface ChangesProps {
  preview: Preview;
  scope: { company: string; from?: string; until?: string };
  onDone: () => void;
  /** The plan is another by now. */
  onRefused: () => void;
}

function Changes({ preview: { count, late, version, people }, scope, onDone, onRefused }: ChangesProps) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const [publish] = useMutation(PublishShifts);
  const [discard] = useMutation(DiscardUnpublished);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ employeeId }) => !left.has(employeeId));
  const isAll = chosen.length === people.length;
  const shifts = [...new Set(chosen.flatMap(({ changes }) => changes.map(({ shiftId }) => shiftId)))];
  const variables = { ...scope, version, ...(!isAll && { shifts }) };
  const toggle = (employee: string): void =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(employee)) after.add(employee);
      return after;
    });
  const act = async (work: () => Promise<string>): Promise<void> => {
    const isDone = await run(work, { done: (said) => said, failed: t('publishing.notDone') });
    if (isDone) onDone();
    else onRefused();
  };
  if (count === 0) return <p>{t('publishing.nothing')}</p>;
  return (
    <>
      {late > 0 && <Notice kind="warning">{t('publishing.late', { count: late })}</Notice>}
      {people.map((person) => (
        <ChangesOfPerson
          key={person.employeeId}
          person={person}
          isChosen={!left.has(person.employeeId)}
          onToggle={() => toggle(person.employeeId)}
        />
      ))}
      <Button
        variant="primary"
        loading={busy}
        disabled={!isAll && shifts.length === 0}
        onClick={() =>
          void act(async () => {
            const { data } = await publish({ variables });
            return t('publishing.published', { count: data?.publishShifts.shifts ?? 0 });
          })
        }
      >
        {t('publishing.publish', { count: isAll ? count : shifts.length })}
      </Button>
      <ConfirmInline
        texts={{
          action: t('publishing.discard'),
          question: t('publishing.discardQuestion', { count: isAll ? count : shifts.length }),
          confirm: t('publishing.discard'),
          cancel: t('cancel'),
        }}
        onConfirm={() =>
          act(async () => {
            const { data } = await discard({ variables });
            return t('publishing.discarded', { count: data?.discardUnpublished.shifts ?? 0 });
          })
        }
      />
    </>
  );
}
