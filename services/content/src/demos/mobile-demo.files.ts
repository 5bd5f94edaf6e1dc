import { mediaLimits, type MobileDemoInput } from '@portfolio/contracts/content';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { checkFiles, type Upload } from '../media/uploads.ts';
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

/** Looks into all files of a demo. @throws AppError `validation` */
export async function checkDemoFiles(upload: Upload): Promise<MobileDemoFiles> {
  return {
    apk: (await checkFiles(upload, 'apk_file', 'apk'))[0],
    ipa: (await checkFiles(upload, 'ipa_file', 'ipa'))[0],
    image: (await checkFiles(upload, 'image', 'image'))[0],
    screenshots: await checkFiles(upload, 'screenshots', 'image'),
  };
}

/** Creates a demo from an upload; REST and GraphQL read it differently and do the same with it. */
export async function createFromUpload(context: ContentContext, input: MobileDemoInput, upload: Upload) {
  const { apk, ...files } = await checkDemoFiles(upload);
  return createMobileDemo(context, input, { ...files, apk: apk! });
}
