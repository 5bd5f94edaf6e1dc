import type { ListParameters } from '@portfolio/contracts/rest';
import type { Declared } from '@portfolio/service-kit/calls';
import { listParameters, type ListOptions } from '@portfolio/service-kit/rest';
import type { z } from 'zod';
import { recordExport } from '../audit/record.ts';
import { forAdministrators } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import { sendCsv, type CsvDownload } from './download.ts';

/** All pages of a list as a file: the list's own filters, search and ordering. */
export const csvCall = <Q extends z.ZodObject>(options: {
  rest: `GET /${string}`;
  summary: string;
  query: Q;
  list: ListOptions;
  describe(context: SchedulingContext, filter: z.output<Q>, list: ListParameters): Promise<CsvDownload>;
}): Declared<SchedulingContext> =>
  forAdministrators({
    rest: options.rest,
    summary: options.summary,
    query: options.query,
    answer: 'text/csv',
    async handle({ context, query, request, response }) {
      const list = listParameters(request.query, options.list);
      const download = await options.describe(context, query as z.output<Q>, list);
      await recordExport(context.database, download.company, `${download.name}.csv`);
      await sendCsv(response, context.exports, download, `user ${context.actor?.userId}`);
    },
  });
