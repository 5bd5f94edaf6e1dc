import { useOpened } from '@portfolio/remote-kit';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { pathOf, paths } from '../../paths.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { ShiftTime } from '../../shared/times/shift-time.tsx';
import { useTranslation } from '../../translator.ts';
import { badges } from './badges.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { Offers as OffersOperation, type WholeOffer } from './offers.graphql.ts';
import { placeOf } from '../../shared/place-of.ts';

const orderings = ['-created_at', 'created_at', 'deadline', '-deadline'] as const;
const states = [
  'all',
  'ACCEPTED',
  'WAITING',
  'ANSWERED',
  'DONE',
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
const kinds = ['all', 'GIVE_AWAY', 'SWAP'] as const;
const filters = { status: one(z.enum(states)), kind: one(z.enum(kinds)) };

const local: LocalOrder<WholeOffer> = {
  searched: ({ employeeName, colleagueName, given }) => [employeeName, colleagueName, given.clientName],
  sorted: { deadline: ({ deadline }) => deadline },
};

/** What guards give away and swap among themselves: what waits for the planner first. */
export const Offers = ofCompany(Place);

function Place({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const [opened, open] = useOpened();
  const list = useListState({ orderings, filters });
  const state = list.filters.status ?? 'ACCEPTED';
  const kind = list.filters.kind ?? 'all';
  const known = useListQuery(OffersOperation, list, {
    variables: { company, status: state === 'all' ? null : state, kind: kind === 'all' ? null : kind },
    of: ({ offers }) => offers,
    local,
    pageSize: 25,
  });
  const person = (id: string, name: string) => <Link to={within(pathOf(paths.employee, id))}>{name}</Link>;

  const columns: Column<WholeOffer>[] = [
    {
      id: 'guards',
      header: t('offers.guards'),
      rowHeader: true,
      cell: ({ employeeId, employeeName, colleagueId, colleagueName }) => (
        <Broken dir="auto">
          {person(employeeId, employeeName)} → {person(colleagueId, colleagueName)}
        </Broken>
      ),
    },
    {
      id: 'given',
      header: t('offers.given'),
      cell: ({ given }) => <Moved shift={given} />,
    },
    {
      id: 'in_return',
      header: t('offers.inReturn'),
      cell: ({ kind: of, inReturn }) =>
        inReturn ? <Moved shift={inReturn} /> : of === 'SWAP' ? t('offers.later') : '–',
    },
    {
      id: 'deadline',
      header: t('offers.until'),
      sortable: true,
      cell: ({ deadline, given }) => dateAndTime(deadline, language, given.timeZone),
    },
    {
      id: 'status',
      header: t('shifts.statusLabel'),
      cell: ({ status }) => <StatusBadge status={badges[status]}>{t(`offers.states.${status}`)}</StatusBadge>,
    },
  ];
  return (
    <>
      <ListPart
        area="offers"
        list={list}
        known={known}
        columns={columns}
        filters={
          <>
            <SelectField
              label={t('shifts.statusLabel')}
              value={state}
              onChange={({ target }) => list.filterBy({ status: states.find((each) => each === target.value) })}
              options={states.map((each) => [each, each === 'all' ? t('lists.all') : t(`offers.states.${each}`)])}
            />
            <SelectField
              label={t('offers.kind')}
              value={kind}
              onChange={({ target }) => list.filterBy({ kind: kinds.find((each) => each === target.value) })}
              options={kinds.map((each) => [each, each === 'all' ? t('lists.all') : t(`offers.kinds.${each}`)])}
            />
          </>
        }
        actions={({ id, status, employeeName, colleagueName }) => (
          <Button size="small" variant={status === 'ACCEPTED' ? 'primary' : 'secondary'} onClick={() => open(id)}>
            {t(status === 'ACCEPTED' ? 'timeOff.decide' : 'timeOff.look')}
            <VisuallyHidden>
              {' '}
              {employeeName}, {colleagueName}
            </VisuallyHidden>
          </Button>
        )}
      />
      {opened !== undefined && /^\d+$/.test(opened) && (
        <OfferDialog key={opened} id={opened} onClose={() => open(undefined)} />
      )}
    </>
  );
}

const Moved = ({ shift }: { shift: WholeOffer['given'] }) => (
  <Broken dir="auto">
    <ShiftTime shift={shift} />
    <Secondary>{placeOf(shift)}</Secondary>
  </Broken>
);
