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
import { enumType, objectType, upload } from '@portfolio/service-kit/graphql';
import { inTurns } from '@portfolio/service-kit/slices';
import { administrators as access } from '../access.ts';
import { call } from '../call.ts';
import { bytesOf } from '../shared/uploads/bytes-of.ts';
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
    description:
      'Clients, employees, posts, rotations or shifts from a CSV file: a preview, and confirmed, what is new, all or nothing.',
    access,
    body: importInput.extend({ file: upload }),
    answer: importReport,
    // Thousands of rows are completed while others have their turn, too.
    field: { as: importReport, of: (report) => ({ ...report, rows: inTurns(report.rows) }) },
    handle: async ({ context, body: { file, ...input } }) =>
      importCsv(context, (await bytesOf(file, importLimits.bytes)).content, input),
  }),
];
