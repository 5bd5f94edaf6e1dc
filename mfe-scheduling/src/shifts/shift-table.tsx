import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { shiftLength } from '@portfolio/remote-kit/times';
import { Table, type Column, type TableProps } from '@portfolio/ui/table';
import { Mono } from '@portfolio/ui/text';
import { color, fontSize, media } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ShiftListQuery } from '../generated/graphql.ts';
import { EditLink } from '../shared/lists/list-part.tsx';
import { useShiftTime, ZoneMark, hoursBetween } from '../shared/times/shift-time.tsx';
import { useTranslation } from '../translator.ts';
import { ShiftStatusBadge, PublishedMark } from './shift-status.tsx';
import { useShiftPaths } from './use-shift-paths.ts';
import type { ShiftListState } from './use-shift-list.ts';

export type Shift = ShiftListQuery['shifts']['results'][number];

const Below = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

const When = styled(Mono)`
  ${media.tablet} {
    white-space: nowrap;
  }
`;

interface Props extends Pick<TableProps<Shift>, 'columns' | 'boxes'> {
  shifts: readonly Shift[];
  list: ShiftListState;
  preview: PreviewState;
  loading: boolean;
  empty: ReactNode;
}

/** scheduling.md §2, Shift area: the list's columns. Times are those of the site; duration has 1 decimal (§9). */
export function useShiftColumns(): readonly Column<Shift>[] {
  const { t, language } = useTranslation();
  const to = useShiftPaths();
  const { whenOf } = useShiftTime();
  return [
    {
      id: 'start_time',
      header: t('shifts.when'),
      rowHeader: true,
      sortable: true,
      cell: ({ title, ...shift }) => (
        <div>
          <Link to={to.detail(shift.id)}>
            <When as="time" dateTime={shift.startTime}>
              {whenOf(shift)}
            </When>
          </Link>
          <ZoneMark shift={shift} />
          {title && <Below dir="auto">{title}</Below>}
        </div>
      ),
    },
    {
      id: 'client_name',
      header: t('shifts.client'),
      sortable: true,
      cell: ({ clientName, locationName }) => (
        <div>
          {clientName}
          {locationName && <Below>{locationName}</Below>}
        </div>
      ),
    },
    {
      id: 'employee_name',
      header: t('shifts.employee'),
      sortable: true,
      beside: true,
      cell: ({ employeeName }) => employeeName,
    },
    {
      id: 'duration',
      header: t('shifts.duration'),
      numeric: true,
      cell: ({ startTime, endTime }) => shiftLength(hoursBetween(startTime, endTime), language),
    },
    {
      id: 'status',
      header: t('shifts.statusLabel'),
      sortable: true,
      cell: ({ status, ...shift }) => (
        <div>
          <ShiftStatusBadge status={status} />
          <PublishedMark shift={shift} />
        </div>
      ),
    },
  ];
}

/** scheduling.md §2, Shift area: the list. */
export function ShiftTable({ shifts, columns, boxes, list, preview, loading, empty }: Props) {
  const { t } = useTranslation();
  const to = useShiftPaths();
  const { whenOf } = useShiftTime();
  return (
    <Table
      caption={t('shifts.title')}
      columns={columns}
      boxes={boxes}
      rows={shifts}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      preview={edgeOf(preview, t)}
      actionsLabel={t('shifts.actions')}
      actions={(shift) => <EditLink to={to.edit(shift.id)} name={`${shift.employeeName}, ${whenOf(shift)}`} />}
      empty={empty}
      {...(loading && { loading: { label: t('shifts.loading') } })}
    />
  );
}
