import { importInput, importLimits, importReport } from '@portfolio/contracts/scheduling';
import { upload } from '@portfolio/service-kit/graphql';
import { inTurns } from '@portfolio/service-kit/slices';
import { forAdministrators } from '../call.ts';
import { bytesOf } from '../shared/uploads/bytes-of.ts';
import { importCsv } from './import.ts';

export const importCalls = [
  forAdministrators({
    graphql: 'mutation importCsv',
    description:
      'Clients, employees, posts, rotations or shifts from a CSV file: a preview, and confirmed, what is new, all or nothing.',
    body: importInput.extend({ file: upload }),
    answer: importReport,
    // Thousands of rows are completed while others have their turn, too.
    field: { as: importReport, of: (report) => ({ ...report, rows: inTurns(report.rows) }) },
    handle: async ({ context, body: { file, ...input } }) =>
      importCsv(context, (await bytesOf(file, importLimits.bytes)).content, input),
  }),
];
