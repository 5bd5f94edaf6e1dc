export { readOperation } from './read-operation.ts';
export { Upload, type FileUpload } from './upload.ts';
