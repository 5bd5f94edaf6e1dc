import type { Readable } from 'node:stream';
import Upload from 'graphql-upload/Upload.mjs';

/** graphql-upload's place holder of a file, which its scalar `GraphQLUpload` knows. */
export { Upload };

/** What its promise resolves to, once the file begins to arrive. */
export interface FileUpload {
  filename: string;
  mimetype: string;
  /** The file's content while it arrives. @throws AppError `parse_error` when it has been asked for before */
  createReadStream(): Readable;
}
