import { mobileDemoInput } from '@portfolio/contracts/content';
import {
  optionalApp,
  optionalImage,
  presentImages,
  requiredApp,
  sentImages,
  someImages,
  type FileChoice,
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
  imageAlt: string;
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
  screenshots: presentImages(demo?.screenshots),
  image: { present: demo?.image && demo.image.url !== demo.screenshots[0]?.url ? demo.image.url : '' },
  imageAlt: demo?.imageAlt ?? '',
  isPublished: demo?.isPublished ?? true,
});

const isTakenAway = ({ file, removed }: FileChoice): boolean => removed === true && !file;

/** What the mutations take of a demo, and its new files; `base` is the version that is edited. */
export function demoVariables(values: DemoValues, base?: EditedDemoFragment) {
  const { apkFile, ipaFile, image, screenshots, ...texts } = values;
  const shots = sentImages(screenshots, base?.screenshots);
  return {
    input: { ...texts, screenshotAlts: shots.alts },
    changes: base && {
      existingScreenshots: shots.order,
      remove: [isTakenAway(ipaFile) ? 'ipa_file' : [], isTakenAway(image) ? 'image' : []].flat(),
      revision: base.revision,
    },
    files: { apkFile: apkFile.file, ipaFile: ipaFile.file, image: image.file, screenshots: shots.files },
  };
}
