import { listView, listViewInput, listViewListFilter, listViewPatch } from '@portfolio/contracts/scheduling';
import { noun } from '../../call.ts';
import {
  createListView,
  deleteListView,
  getListView,
  listListViews,
  listViewList,
  renameListView,
} from './list-views.ts';

/** How a company's administrators look at its lists. */
export const listViewCalls = noun({
  name: 'listView',
  path: '/planner/list-views',
  answer: listView,
  list: { filter: listViewListFilter, options: listViewList, run: listListViews },
  create: { summary: 'Keep a view of a list for the company', input: listViewInput, run: createListView },
  find: getListView,
  change: { summary: 'Rename a view of a list', input: listViewPatch, run: renameListView },
  remove: { run: deleteListView },
});
