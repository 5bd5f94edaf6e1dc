import { fault } from '@portfolio/contracts/errors';
import {
  faultParameter,
  importColumn,
  importCounts,
  importedRow,
  importInput,
  importKind,
  importLimits,
  importProblem,
  importReport,
  importSeverity,
  importState,
} from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { enumType, objectType, upload } from '@portfolio/service-kit/graphql';
import { inTurns } from '@portfolio/service-kit/slices';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { administrators as access } from '../access.ts';
import { call } from '../call.ts';
import { importCsv } from './import.ts';

enumType('ImportKind', importKind);
enumType('ImportState', importState);
enumType('ImportSeverity', importSeverity);
objectType('FaultParameter', faultParameter);
objectType('ImportProblem', importProblem);
objectType('ImportedRow', importedRow);
objectType('ImportColumn', importColumn);
objectType('ImportCounts', importCounts);
objectType('ImportReport', importReport);

export const importCalls = [
  call({
    graphql: 'mutation importCsv',
    description: 'Clients, employees or shifts from a CSV file: a preview, and confirmed, what is new, all or nothing.',
    access,
    body: importInput.extend({ file: upload }),
    answer: importReport,
    // Thousands of rows are completed while others have their turn, too.
    field: { as: importReport, of: (report) => ({ ...report, rows: inTurns(report.rows) }) },
    handle: async ({ context, body: { file, ...input } }) => importCsv(context, await bytesOf(file), input),
  }),
];

/** @throws AppError `too_large` as soon as more has come than may */
async function bytesOf(file: Promise<FileUpload>): Promise<Buffer> {
  const { createReadStream } = await file;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream() as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > importLimits.bytes) {
      throw new AppError('too_large', fault('file_too_large', { limit: `${importLimits.bytes / 2 ** 20} MB` }));
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
