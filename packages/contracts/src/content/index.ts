export { formBoolean, formList, httpUrl, link, slug, slugify, version } from './fields.ts';
export { imageSet, mediaLimits, storedImage, type ImageSet, type StoredImage } from './media.ts';
export {
  project,
  projectDetail,
  projectInput,
  projectListFilter,
  projectOrdering,
  projectPatch,
  projectUpdate,
  tag,
  type Project,
  type ProjectDetail,
  type ProjectInput,
  type ProjectListFilter,
  type ProjectPatch,
  type Tag,
} from './projects.ts';
