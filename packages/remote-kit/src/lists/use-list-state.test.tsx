import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { z } from 'zod';
import { one, several, useListState, usePages } from './index.ts';

const statuses = z.enum(['scheduled', 'cancelled']);
const idText = z.string().regex(/^\d+$/);

const orderings = ['-start_time', 'start_time'] as const;
const filters = { status: one(statuses), tags: several(idText) };

const whole: { count: number; results: readonly unknown[] } = { count: 45, results: [1] };

/** A list of shifts at an address; `found` is the server's answer. */
function open(address: string, found = whole) {
  window.history.replaceState(null, '', `/shifts${address}`);
  const useShifts = () => {
    const list = useListState({ orderings, filters, ofPage: ['open'] });
    return { list, pages: usePages(list, 10, found, false) };
  };
  return renderHook(useShifts, { wrapper: BrowserRouter }).result;
}

const address = () => window.location.search;

test('scheduling.md §2, Shift area: query parameters pre-fill search, filters, order and page', () => {
  const shown = open('?search=night&status=cancelled&tags=3,4&ordering=start_time&page=2');
  expect(shown.current.list).toMatchObject({
    search: 'night',
    searchBox: { value: 'night' },
    filters: { status: 'cancelled', tags: ['3', '4'] },
    ordering: 'start_time',
    sort: { column: 'start_time', direction: 'ascending' },
    page: 2,
    isNarrowed: true,
  });
});

test('what no filter may be filters nothing', () => {
  const { list } = open('?status=lost&tags=x,5&ordering=name&page=-1').current;
  expect(list).toMatchObject({ filters: { tags: ['5'] }, ordering: '-start_time', page: 1 });
  expect(list.filters.status).toBeUndefined();
});

test('scheduling.md §4, Shift list: changing search or any filter resets to page 1', async () => {
  const shown = open('?status=scheduled&page=3');
  act(() => shown.current.list.filterBy({ tags: ['7', '8'] }));
  expect(address()).toBe('?status=scheduled&tags=7%2C8');
  act(() => shown.current.list.goToPage(2));
  act(() => shown.current.list.filterBy({ status: undefined }));
  expect(address()).toBe('?tags=7%2C8');
  act(() => shown.current.list.goToPage(2));
  act(() => shown.current.list.searchBox.onChange('gate'));
  await waitFor(() => expect(address()).toBe('?tags=7%2C8&search=gate'));
});

test('what means something on one page only goes with another page, search or filter', async () => {
  const shown = open('?open=7&page=2');
  act(() => shown.current.list.goToPage(3));
  expect(address()).toBe('?page=3');
  window.history.replaceState(null, '', '/shifts?open=7');
  act(() => shown.current.list.filterBy({ status: 'cancelled' }));
  expect(address()).toBe('?status=cancelled');
});

test('the default order is not written, others are, and the columns say the same', () => {
  const shown = open('');
  act(() => shown.current.list.sortBy({ column: 'start_time', direction: 'ascending' }));
  expect(address()).toBe('?ordering=start_time');
  act(() => shown.current.list.sortBy({ column: 'start_time', direction: 'descending' }));
  expect(address()).toBe('');
});

test('clear takes search and filters away, and leaves the order', () => {
  const shown = open('?search=a&status=scheduled&ordering=start_time');
  act(() => shown.current.list.clear());
  expect(address()).toBe('?ordering=start_time');
  expect(shown.current.list).toMatchObject({ isNarrowed: false, searchBox: { value: '' } });
});

test('scheduling.md §9: total pages = ceil(count / page size); page 1 is not written', () => {
  const shown = open('?page=2');
  expect(shown.current.pages).toMatchObject({ page: 2, pageCount: 5 });
  act(() => shown.current.pages.onPage(1));
  expect(address()).toBe('');
});

test('a page whose rows have gone is the first page', () => {
  open('?page=9&status=scheduled', { count: 3, results: [] });
  expect(address()).toBe('?status=scheduled');
});

test('a page that is more than the server can count to is asked for as the last it can', () => {
  expect(open('?page=99999999999').current.list.page).toBe(2_147_483_647);
});

test('while the answer is on its way the page stays', () => {
  const ofPage1 = { count: 0, results: [] };
  window.history.replaceState(null, '', '/shifts?page=9');
  renderHook(() => usePages(useListState({ orderings }), 10, ofPage1, true), { wrapper: BrowserRouter });
  expect(address()).toBe('?page=9');
});
