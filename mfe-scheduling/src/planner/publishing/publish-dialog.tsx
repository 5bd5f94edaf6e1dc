import { useMutation, useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Rows } from '../../shared/details/section.tsx';
import { Confirm, Dialog, LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import {
  DiscardUnpublished,
  PublicationPreview,
  PublishShifts,
  TakeBackPublication,
  type Preview,
} from './publishing.graphql.ts';

export type Dates = readonly { toString(): string }[];

export interface Place {
  id: string;
  name: string;
  locations: readonly { id: string; name: string }[];
}

interface Props {
  company: string;
  /** The first and the last count. */
  days: Dates;
  /** Ids of the shifts that alone are meant. */
  among?: readonly string[];
  /** Of which one may be chosen, and which is at first; '' for all. */
  places?: { clients: readonly Place[]; shown: string };
  onClose: () => void;
  /** Something was published, taken back or discarded. */
  onDone: () => void;
}

/** Who gets what when it is published: of the days that are shown, or of all; of a site, of some shifts or of whom is chosen. */
export function PublishDialog({ company, days, among, places, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [chosenOfAll, setOfAll] = useState<boolean>();
  const isOfAll = chosenOfAll ?? false;
  const [site, setSite] = useState(places?.shown ?? '');
  const [client = '', location] = site.split('/');
  const scope = {
    company,
    ...(!isOfAll && { from: days[0]!.toString(), until: days.at(-1)!.toString() }),
    ...(client !== '' && { client }),
    ...(location !== undefined && { location }),
  };
  const result = useQuery(PublicationPreview, { variables: scope, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const preview = result.data?.publicationPreview;
  // The bar counts all days: who comes from it isn't told that there is nothing to publish.
  if (places && chosenOfAll === undefined && preview?.count === 0) setOfAll(true);
  return (
    <Dialog title={t('publishing.title')} onClose={onClose}>
      <Stack $gap={4}>
        {places && (
          <>
            <CheckboxField
              label={t('publishing.allDays')}
              checked={isOfAll}
              onChange={(event) => setOfAll(event.target.checked)}
            />
            <SelectField label={t('publishing.site')} value={site} onChange={({ target }) => setSite(target.value)}>
              <option value="">{t('publishing.allSites')}</option>
              {places.clients.flatMap(({ id, name, locations }) => [
                <option key={id} value={id}>
                  {name}
                </option>,
                ...locations.map((each) => (
                  <option key={each.id} value={`${id}/${each.id}`}>
                    {`${name}, ${each.name}`}
                  </option>
                )),
              ])}
            </SelectField>
          </>
        )}
        {preview ? (
          <Changes
            // What is chosen is chosen of this plan.
            key={preview.version}
            {...{ preview, scope, among }}
            onDone={() => {
              onDone();
              onClose();
            }}
            onUndone={onDone}
            onRefused={() => void result.refetch()}
          />
        ) : failure ? (
          <LoadError title={t('publishing.failed')} retry={retry} retrying={retrying} />
        ) : (
          <FormSkeleton label={t('publishing.loading')} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ChangesProps {
  preview: Preview;
  scope: { company: string; from?: string; until?: string; client?: string; location?: string };
  among: readonly string[] | undefined;
  onDone: () => void;
  /** It is no more: the dialog is closed by then. */
  onUndone: () => void;
  /** The plan is another by now. */
  onRefused: () => void;
}

function Changes({ preview, scope, among, onDone, onUndone, onRefused }: ChangesProps) {
  const { count, late, version, people: all } = preview;
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const [publish] = useMutation(PublishShifts);
  const [takeBack] = useMutation(TakeBackPublication);
  const [discard] = useMutation(DiscardUnpublished);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const people = among ? all.flatMap((person) => amongThem(person, among)) : all;
  const chosen = people.filter(({ employeeId }) => !left.has(employeeId));
  const isAll = !among && chosen.length === people.length;
  const shifts = [...new Set(chosen.flatMap(({ changes }) => changes.map(({ shiftId }) => shiftId)))];
  const variables = { ...scope, version, ...(!isAll && { shifts }) };
  const toggle = (employee: string): void =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(employee)) after.add(employee);
      return after;
    });
  const failed = t('publishing.notDone');
  const after = (isDone: boolean): void => (isDone ? onDone() : onRefused());
  const publishThem = async (): Promise<void> => {
    const isDone = await run(() => publish({ variables }), {
      done: ({ data }) => t('publishing.published', { count: data?.publishShifts.shifts ?? 0 }),
      failed,
      async undo({ data }) {
        await takeBack({ variables: { id: data?.publishShifts.id ?? '' } });
        onUndone();
      },
    });
    after(isDone);
  };
  const discardThem = async (): Promise<void> => {
    const done = ({ data }: Awaited<ReturnType<typeof discard>>) =>
      t('publishing.discarded', { count: data?.discardUnpublished.shifts ?? 0 });
    after(await run(() => discard({ variables }), { done, failed }));
  };
  if (count === 0 || (among && people.length === 0)) return <p>{t('publishing.nothing')}</p>;
  return (
    <>
      {!among && late > 0 && <Notice kind="warning">{t('publishing.late', { count: late })}</Notice>}
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
        onClick={() => void publishThem()}
      >
        {t('publishing.publish', { count: isAll ? count : shifts.length })}
      </Button>
      <Confirm
        action={t('publishing.discard')}
        question={t('publishing.discardQuestion', { count: isAll ? count : shifts.length })}
        confirm={t('publishing.discard')}
        onConfirm={discardThem}
      />
    </>
  );
}

/** An employee with what concerns those shifts; nobody, where nothing does. */
function amongThem(person: Preview['people'][number], among: readonly string[]) {
  const changes = person.changes.filter(({ shiftId }) => among.includes(shiftId));
  return changes.length === 0 ? [] : [{ ...person, changes }];
}

type Person = Preview['people'][number];
type Change = Person['changes'][number];

interface ChangesOfPersonProps {
  person: Person;
  isChosen: boolean;
  onToggle: () => void;
}

/** What one employee would be told, and whether they are. */
function ChangesOfPerson({ person: { employeeName, hasAccount, changes }, isChosen, onToggle }: ChangesOfPersonProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={employeeName}>
      <CheckboxField
        label={employeeName}
        hint={hasAccount ? undefined : t('publishing.noAccount')}
        checked={isChosen}
        onChange={onToggle}
      />
      <Rows>
        {changes.map((change) => (
          <li key={`${change.shiftId} ${change.kind}`}>
            <Line change={change} />
          </li>
        ))}
      </Rows>
    </div>
  );
}

/** "New: Fri 24 Apr, 22:00–06:00 (+1), Harbor Mall", and what it was. */
function Line({ change }: { change: Change }) {
  const { t, language } = useTranslation();
  const wordsOf = ({
    startTime,
    endTime,
    timeZone,
    title,
    clientName,
    locationName,
  }: Change | NonNullable<Change['before']>) =>
    [shiftWhen(startTime, endTime, language, timeZone), title, clientName, locationName].filter(Boolean).join(', ');
  const { before, kind, isLate } = change;
  const [is, was] = [wordsOf(change), before ? wordsOf(before) : undefined];
  return (
    <>
      <strong>{t(`publishing.kinds.${kind}`)}</strong> {is}
      {was !== undefined && was !== is && <Muted as="div">{t('publishing.before', { what: was })}</Muted>}
      {before && before.notes !== change.notes && <Muted as="div">{t('publishing.notes')}</Muted>}
      {isLate && <Muted as="div">{t('publishing.isLate')}</Muted>}
    </>
  );
}
