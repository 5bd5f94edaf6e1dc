import { useOpened } from '@portfolio/remote-kit';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import type { Column } from '@portfolio/ui/table';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { z } from 'zod';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import { BroadcastModal } from './broadcast-modal.tsx';
import { ThreadDialog } from './thread-dialog.tsx';
import { Threads, type WholeThread } from './threads.graphql.ts';
import { useThreadName } from './use-thread-name.ts';

const orderings = ['-last_at', 'last_at'] as const;
const kinds = ['all', 'SHIFT', 'OPEN_SHIFT', 'OFFER', 'TIME_OFF', 'BROADCAST'] as const;
const filters = { kind: one(z.enum(kinds)) };

const local: LocalOrder<WholeThread> = {
  searched: ({ clientName, locationName, names }) => [clientName ?? '', locationName ?? '', names],
  sorted: { last_at: ({ lastAt }) => lastAt },
};

/** Everything that planners and guards write to each other, the latest first; and the way to write to all of them. */
export const Messages = ofCompany(Place);

function Place({ choice: { company } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const [opened, open] = useOpened();
  const nameOf = useThreadName();
  const list = useListState({ orderings, filters });
  const kind = list.filters.kind ?? 'all';
  const known = useListQuery(Threads, list, {
    variables: { company, kind: kind === 'all' ? null : kind },
    of: ({ threads }) => threads,
    local,
    pageSize: 25,
  });
  const standing = ({ kind: of, asksAcknowledgement, people, haveRead, haveAcknowledged, unread }: WholeThread) => {
    if (of !== 'BROADCAST') return unread > 0 ? <strong>{t('messages.unread', { count: unread })}</strong> : '–';
    return asksAcknowledgement
      ? t('messages.acknowledged', { done: haveAcknowledged, people })
      : t('messages.read', { done: haveRead, people });
  };

  const columns: Column<WholeThread>[] = [
    {
      id: 'what',
      header: t('messages.what'),
      rowHeader: true,
      cell: (thread) => (
        <Broken dir="auto">
          {nameOf(thread)}
          <Secondary>{thread.kind === 'BROADCAST' ? t('messages.kinds.BROADCAST') : thread.names}</Secondary>
        </Broken>
      ),
    },
    { id: 'last', header: t('messages.last'), cell: ({ lastText }) => <Broken dir="auto">{lastText}</Broken> },
    {
      id: 'last_at',
      header: t('shifts.when'),
      sortable: true,
      cell: ({ lastAt }) => dateAndTime(lastAt, language),
    },
    { id: 'state', header: t('messages.state'), cell: standing },
  ];
  return (
    <>
      <ListPart
        area="messages"
        ways={
          <Button data-create variant="primary" onClick={() => open('new')}>
            {t('messages.broadcast')}
          </Button>
        }
        list={list}
        known={known}
        columns={columns}
        filters={
          <SelectField
            label={t('messages.kind')}
            value={kind}
            onChange={({ target }) => list.filterBy({ kind: kinds.find((each) => each === target.value) })}
            options={kinds.map((each) => [each, each === 'all' ? t('lists.all') : t(`messages.kinds.${each}`)])}
          />
        }
        actions={(thread) => (
          <Button size="small" variant={thread.unread > 0 ? 'primary' : 'secondary'} onClick={() => open(thread.id)}>
            {t('messages.open')}
            <VisuallyHidden> {nameOf(thread)}</VisuallyHidden>
          </Button>
        )}
      />
      {opened === 'new' && <BroadcastModal company={company} onClose={() => open(undefined)} />}
      {opened !== undefined && /^\d+$/.test(opened) && (
        <ThreadDialog key={opened} id={opened} onClose={() => open(undefined)} />
      )}
    </>
  );
}
