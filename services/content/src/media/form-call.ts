import { staff } from '@portfolio/service-kit/access';
import type { Declared } from '@portfolio/service-kit/calls';
import { camelCase, snakeKeys } from '@portfolio/service-kit/keys';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { z } from 'zod';
import type { ContentContext } from '../context.ts';
import { expectedRevision, withRevision } from '../items/revisions.ts';
import type { FileFields } from './file-fields.ts';
import { readUpload, withForm, withGraphQLFiles, type CheckedFiles } from './uploads.ts';

type Names = 'rest' | 'summary' | 'graphql' | 'item' | 'status' | 'arguments';

interface FormCall<B extends z.ZodType, A extends z.ZodType<{ revision: number }>> extends Pick<
  Declared<ContentContext>,
  Names
> {
  /** Of REST. */
  body: B;
  /** What `input` of GraphQL is read by; default: the body. */
  edit?: z.ZodType<z.output<B>>;
  /** Over GraphQL each is an argument, or a field of the argument `files`. */
  files: FileFields;
  /** Fields of files that must be there; they are missed together with the missing texts. */
  requiredFiles?: readonly string[];
  answer: A;
  handle: (
    call: { context: ContentContext; id: () => number },
    input: z.output<B> & { revision?: number },
    files: CheckedFiles,
  ) => Promise<z.output<A>>;
}

/** A call of staff that takes files beside its fields: as multipart form or, without files, as JSON; or as a mutation. */
export function formCall<B extends z.ZodType, A extends z.ZodType<{ revision: number }>>({
  files,
  requiredFiles,
  edit,
  handle,
  ...call
}: FormCall<B, A>): Declared<ContentContext> {
  const isOfItem = call.rest?.includes(':id');
  const isChange = isOfItem || call.rest?.startsWith('PATCH');
  const mutation = call.graphql?.split(' ')[1] ?? '';
  return {
    ...call,
    access: staff,
    files: Object.fromEntries(
      Object.entries(files).map(([name, { max }]): [string, 'one' | 'many'] => [name, max === 1 ? 'one' : 'many']),
    ),
    handle({ context, request, response, id, args }) {
      if (request) {
        return withForm({ context, request, response }, files, async (upload) => {
          const { input, files: sent } = await readUpload(call.body, upload, requiredFiles);
          const began = isChange && { revision: expectedRevision(request) };
          return withRevision(response, await handle({ context, id }, Object.assign({}, input, began), sent));
        });
      }
      const about = isOfItem ? Object.keys(call.arguments ?? {}).slice(0, 1) : [];
      const name = [mutation, ...about.map((argument) => String(args[argument]))].join(' ');
      const fields = fieldsOf(args, [...about, ...Object.keys(files).map(camelCase)]);
      return withGraphQLFiles(context, name, fields, filesOf(args, files), files, async (upload) => {
        const read = await readUpload(edit ?? call.body, upload, requiredFiles);
        return handle({ context, id }, Object.assign({}, read.input), read.files);
      });
    },
  };
}

/** The fields of `input`, and what else is said beside files. */
const fieldsOf = ({ input, ...others }: Readonly<Record<string, unknown>>, without: readonly string[]) =>
  snakeKeys({
    ...Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'files' && !without.includes(name))),
    ...(input as object),
  });

function filesOf(args: Readonly<Record<string, unknown>>, fields: FileFields) {
  const sent: Record<string, unknown> = { ...args, ...(args['files'] as object | undefined) };
  const listed = (given: unknown) => (given ? [given].flat() : []) as Promise<FileUpload>[];
  return Object.fromEntries(Object.keys(fields).map((name) => [name, listed(sent[camelCase(name)])]));
}
