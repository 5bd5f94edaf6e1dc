import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import type { Status } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import type { OpenShiftStatus } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { ShiftTime, useShiftTime } from '../../shared/times/shift-time.tsx';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ClaimsDialog } from './claims-dialog.tsx';
import { OfferModal } from './offer-modal.tsx';
import { CancelOpenShift, OpenShifts as OpenShiftsOperation, type WholeOpenShift } from './open-shifts.graphql.ts';
import { KnownBadge } from '../../shared/known-badge.tsx';
import { placeOf } from '../../shared/place-of.ts';

const orderings = ['start_time', '-start_time', 'deadline', '-deadline'] as const;
const states = ['all', 'OPEN', 'DECLINED', 'FILLED', 'EXPIRED', 'CANCELLED'] as const;
const filters = { status: one(z.enum(states)) };

const badges: Record<OpenShiftStatus, Status> = {
  OPEN: 'active',
  DECLINED: 'missed',
  FILLED: 'completed',
  EXPIRED: 'missed',
  CANCELLED: 'cancelled',
};

const local: LocalOrder<WholeOpenShift> = {
  searched: ({ clientName, locationName, postName }) => [clientName, locationName ?? '', postName ?? ''],
  sorted: { start_time: ({ startTime }) => startTime, deadline: ({ deadline }) => deadline },
};

/** Work that is offered to guards: who asks for it, and who gets it. */
export const OpenShifts = ofCompany(Place);

function Place({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const { whenOf } = useShiftTime();
  const { run } = useAction();
  const [opened, open] = useOpened();
  const [cancel] = useMutation(CancelOpenShift);
  const list = useListState({ orderings, filters });
  const state = list.filters.status ?? 'OPEN';
  const known = useListQuery(OpenShiftsOperation, list, {
    variables: { company, status: state === 'all' ? null : state },
    of: ({ openShifts }) => openShifts,
    local,
    pageSize: 25,
  });
  const asked = known.found?.results.find(({ id }) => id === opened);

  const columns: Column<WholeOpenShift>[] = [
    {
      id: 'start_time',
      header: t('shifts.when'),
      rowHeader: true,
      sortable: true,
      cell: (shift) => (
        <Broken dir="auto">
          <ShiftTime shift={shift} />
          <Secondary>{placeOf(shift)}</Secondary>
        </Broken>
      ),
    },
    {
      id: 'places',
      header: t('posts.headCount'),
      numeric: true,
      cell: ({ taken, places }) => `${taken}/${places}`,
    },
    {
      id: 'for',
      header: t('openShifts.for'),
      cell: ({ audience, asked: people, mode }) => (
        <div>
          {people.join(', ') || t(`openShifts.audiences.${audience}`)}
          <Secondary>{t(`openShifts.modes.${mode}`)}</Secondary>
        </div>
      ),
    },
    {
      id: 'deadline',
      header: t('openShifts.deadline'),
      sortable: true,
      cell: ({ deadline, timeZone }) => dateAndTime(deadline, language, timeZone),
    },
    {
      id: 'status',
      header: t('shifts.statusLabel'),
      cell: ({ status }) => (
        <KnownBadge looks={badges} value={status}>
          {t(`openShifts.states.${status}`)}
        </KnownBadge>
      ),
    },
  ];

  return (
    <>
      <ListPart
        area="openShifts"
        ways={
          <Cluster $gap={2}>
            <LinkButton as={Link} to={within(paths.coverage)}>
              {t('coverage.title')}
            </LinkButton>
            <Button data-create variant="primary" onClick={() => open('new')}>
              {t('openShifts.offer')}
            </Button>
          </Cluster>
        }
        list={list}
        known={known}
        columns={columns}
        filters={
          <SelectField
            label={t('shifts.statusLabel')}
            value={state}
            onChange={({ target }) => list.filterBy({ status: states.find((each) => each === target.value) })}
            options={states.map((each) => [each, each === 'all' ? t('lists.all') : t(`openShifts.states.${each}`)])}
          />
        }
        actions={(shift) => (
          <>
            <Button size="small" variant={shift.waiting > 0 ? 'primary' : 'secondary'} onClick={() => open(shift.id)}>
              {t('openShifts.claimsOf', { count: shift.waiting })}
              <VisuallyHidden> {whenOf(shift)}</VisuallyHidden>
            </Button>
            {['OPEN', 'DECLINED', 'EXPIRED'].includes(shift.status) && (
              <Confirm
                size="small"
                action={t('openShifts.cancel')}
                question={t('openShifts.cancelQuestion')}
                onConfirm={async () => {
                  await run(() => cancel({ variables: { id: shift.id }, refetchQueries: ['OpenShifts'] }), {
                    done: t('openShifts.cancelled'),
                    failed: t('shifts.saveFailed'),
                  });
                }}
              />
            )}
          </>
        )}
      />
      {asked && <ClaimsDialog open={asked} onClose={() => open(undefined)} />}
      {opened === 'new' && <OfferModal company={company} onClose={() => open(undefined)} />}
    </>
  );
}
