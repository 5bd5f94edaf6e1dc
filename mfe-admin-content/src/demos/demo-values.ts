import { mobileDemoInput } from '@portfolio/contracts/content';
import {
  optionalApp,
  optionalImage,
  requiredApp,
  someImages,
  type FileChoice,
  stillThere,
  type ImageList,
} from '../forms/file-rules.ts';
import type { EditedDemoFragment } from '../generated/graphql.ts';

/** The mobile demo form (core-site.md §3, Mobile demo, Admin). */
export interface DemoValues {
  title: string;
  version: string;
  /** Names. */
  operatingSystems: string[];
  description: string;
  /** One a line. */
  features: string;
  webviewUrl: string;
  apkFile: FileChoice;
  ipaFile: FileChoice;
  screenshots: ImageList;
  image: FileChoice;
  isPublished: boolean;
}

/** core-site.md §5, Admin mobile demo form: an APK and screenshots are required on create, an IPA is optional. */
export const demoForm = mobileDemoInput.extend({
  apk_file: requiredApp('apk'),
  ipa_file: optionalApp('ipa'),
  screenshots: someImages,
  image: optionalImage,
});

/** What the form shows of a demo, or of a new one. Lists show the first screenshot where there is no title image. */
export const demoValues = (demo: EditedDemoFragment | undefined): DemoValues => ({
  title: demo?.title ?? '',
  version: demo?.version ?? '',
  operatingSystems: demo?.operatingSystems.map(({ name }) => name) ?? [],
  description: demo?.description ?? '',
  features: demo?.features ?? '',
  webviewUrl: demo?.webviewUrl ?? '',
  apkFile: { present: demo?.apkFile ?? '' },
  ipaFile: { present: demo?.ipaFile ?? '' },
  screenshots: { existing: demo?.screenshots ?? [], added: [] },
  image: { present: demo?.image && demo.image.url !== demo.screenshots[0]?.url ? demo.image.url : '' },
  isPublished: demo?.isPublished ?? true,
});

const isTakenAway = ({ file, removed }: FileChoice): boolean => removed === true && !file;

/** What the mutations take of a demo, new or edited, and its new files. */
export function demoVariables({ apkFile, ipaFile, image, screenshots, ...input }: DemoValues) {
  const files = { apkFile: apkFile.file, ipaFile: ipaFile.file, image: image.file, screenshots: screenshots.added };
  return { input, files };
}

/** What besides changes of the version that is edited: the files of before that stay or go. */
export const demoChanges = ({ ipaFile, image, screenshots }: DemoValues, base: EditedDemoFragment) => ({
  existingScreenshots: stillThere(screenshots.existing, base.screenshots),
  remove: [isTakenAway(ipaFile) ? 'ipa_file' : [], isTakenAway(image) ? 'image' : []].flat(),
  revision: base.revision,
});
