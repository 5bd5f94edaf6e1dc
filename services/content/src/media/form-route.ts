import { staff } from '@portfolio/service-kit/access';
import type { Call, Description, Route } from '@portfolio/service-kit/rest';
import type { z } from 'zod';
import type { ContentContext } from '../context.ts';
import type { FileFields } from './file-fields.ts';
import { readUpload, withForm, type CheckedFiles } from './uploads.ts';

interface FormRoute<B extends z.ZodType, A extends z.ZodType> extends Pick<Description, 'summary' | 'status'> {
  body: B;
  files: FileFields;
  /** Fields of files that must be there; they are missed together with the missing texts. */
  requiredFiles?: readonly string[];
  answer: A;
  handle: (call: Call<ContentContext>, input: z.output<B>, files: CheckedFiles) => Promise<z.output<A>>;
}

/** A staff's call that takes files beside its fields, as multipart form or, without files, as JSON. */
export const formRoute = <B extends z.ZodType, A extends z.ZodType>({
  files,
  requiredFiles,
  handle,
  ...description
}: FormRoute<B, A>): Route<ContentContext> => ({
  ...description,
  access: staff,
  files: Object.fromEntries(
    Object.entries(files).map(([name, { max }]): [string, 'one' | 'many'] => [name, max === 1 ? 'one' : 'many']),
  ),
  handle: (call) =>
    withForm(call, files, async (upload) => {
      const read = await readUpload(description.body, upload, requiredFiles);
      return handle(call, read.input, read.files);
    }),
});
