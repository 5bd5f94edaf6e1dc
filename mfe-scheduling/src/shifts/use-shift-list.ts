import { shiftStatuses } from '@portfolio/contracts/scheduling';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { z } from 'zod';
import { useCompany } from '../shared/company/use-company.tsx';
import type { ShiftListQueryVariables } from '../generated/graphql.ts';
import { bothWays } from '../shared/lists/list-part.tsx';

import { shiftStatusName } from './shift-status.tsx';

/** scheduling.md §9: the default ordering is start_time descending. */
const orderings = [
  '-start_time',
  'start_time',
  ...bothWays('title', 'client_name', 'employee_name', 'status'),
] as const;

const idText = z.string().regex(/^\d{1,9}$/);

/** scheduling.md §2: "Query parameters client, employee, status, startDate and endDate pre-fill the list filters." */
const filters = {
  client: one(idText),
  employee: one(idText),
  status: one(z.enum(shiftStatuses)),
  startDate: one(z.iso.date()),
  endDate: one(z.iso.date()),
};

/** What the list of shifts shows, as the address says it, and how both calls are told. */
export function useShiftList() {
  const list = useListState({ orderings, filters, pageSize: 10 });
  const { company } = useCompany();
  const { search, ordering } = list;
  const { client, employee, status, startDate, endDate } = list.filters;

  const variables: ShiftListQueryVariables = {
    page: list.page,
    pageSize: list.pageSize,
    search,
    ordering,
    company: company ?? null,
    client: client ?? null,
    employee: employee ?? null,

    status: status ? shiftStatusName(status) : null,
    startAfter: startDate ?? null,
    endBefore: endDate ?? null,
  };
  /** scheduling.md §7: "format csv and current ordering, search and filters". */
  const exported = new URLSearchParams({ format: 'csv', ordering });
  const given = { search, company, client, employee, status, start_after: startDate, end_before: endDate };
  for (const [name, value] of Object.entries(given)) if (value) exported.set(name, value);
  return { list, variables, exportPath: `/planner/shifts/export/?${exported}` };
}

export type ShiftListState = ReturnType<typeof useShiftList>['list'];
