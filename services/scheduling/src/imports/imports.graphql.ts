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
  type ImportedRow,
  type ImportReport,
} from '@portfolio/contracts/scheduling';
import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { argsType, enumType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { inTurns } from '@portfolio/service-kit/slices';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { importCsv } from './import.ts';

enumType('ImportKind', importKind);
enumType('ImportState', importState);
enumType('ImportSeverity', importSeverity);
objectType('FaultParameter', faultParameter);
objectType('ImportProblem', importProblem);
objectType('ImportedRow', importedRow);
objectType('ImportColumn', importColumn);
objectType('ImportCounts', importCounts);
const ImportReportType = objectType('ImportReport', importReport);
/** Thousands of rows are completed while others have their turn, too. */
type AnsweredReport = Omit<ImportReport, 'rows'> & { rows: Promise<ImportedRow>[] };

const ImportArgs = argsType(importInput);

@Authorized(administrators)
@Resolver()
export class ImportResolver {
  @Mutation(() => ImportReportType, {
    description: 'Clients, employees or shifts from a CSV file: a preview, and confirmed, what is new, all or nothing.',
  })
  async importCsv(
    @Ctx() context: SchedulingContext,
    @Args(() => ImportArgs) args: object,
    @Arg('file', () => GraphQLUpload) file: Promise<FileUpload>,
  ): Promise<AnsweredReport> {
    const input = parseInput(importInput, args);
    const report = await importCsv(context, await bytesOf(file), input);
    return { ...report, rows: inTurns(report.rows) };
  }
}

/** @throws AppError `too_large` as soon as more has come than may */
async function bytesOf(upload: Promise<FileUpload>): Promise<Buffer> {
  const { createReadStream } = await upload;
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
