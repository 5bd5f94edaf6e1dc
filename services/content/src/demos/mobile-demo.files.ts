import { mediaLimits, type NewMobileDemo } from '@portfolio/contracts/content';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import type { CheckedFiles } from '../media/uploads.ts';
import { createMobileDemo, type MobileDemoFiles } from './mobile-demo.admin.ts';

/** The files that come with a demo, over REST and GraphQL. */
export const mobileDemoFileFields: FileFields = {
  apk_file: { kind: 'apk', max: 1 },
  ipa_file: { kind: 'ipa', max: 1 },
  image: { kind: 'image', max: 1 },
  screenshots: { kind: 'image', max: mediaLimits.images },
};

/** core-site.md §5, Admin mobile demo form: what must be there on create. */
export const requiredDemoFiles = ['apk_file', 'screenshots'] as const;

/** The files of a demo by what they are for. */
export const demoFilesOf = (files: CheckedFiles): MobileDemoFiles => ({
  apk: files('apk_file')[0],
  ipa: files('ipa_file')[0],
  image: files('image')[0],
  screenshots: files('screenshots'),
});

/** Creates a demo from an upload; REST and GraphQL read it differently and do the same with it. */
export function createFromUpload(
  context: ContentContext,
  { operating_system: one, operating_systems = one === undefined ? [] : [one], ...input }: NewMobileDemo,
  uploaded: CheckedFiles,
) {
  const { apk, ...files } = demoFilesOf(uploaded);
  return createMobileDemo(context, { ...input, operating_systems }, { ...files, apk: apk! });
}
