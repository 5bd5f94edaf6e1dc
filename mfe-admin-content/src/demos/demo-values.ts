import { mobileDemoInput, type MobileDemoDetail } from '@portfolio/contracts/content';
import {
  optionalApp,
  optionalImage,
  requiredApp,
  someImages,
  type FileChoice,
  type ImageList,
} from '../forms/file-rules.ts';
import { formData } from '../forms/form-data.ts';

/** The mobile demo form (core-site.md §3, Mobile demo, Admin). */
export interface DemoValues {
  title: string;
  version: string;
  /** Names. */
  operating_systems: string[];
  description: string;
  /** One a line. */
  features: string;
  webview_url: string;
  apk_file: FileChoice;
  ipa_file: FileChoice;
  screenshots: ImageList;
  image: FileChoice;
  is_published: boolean;
}

/** core-site.md §5, Admin mobile demo form: an APK and screenshots are required on create, an IPA is optional. */
export const demoForm = mobileDemoInput.extend({
  apk_file: requiredApp('apk'),
  ipa_file: optionalApp('ipa'),
  screenshots: someImages,
  image: optionalImage,
});

/** What the form shows of a demo, or of a new one. Lists show the first screenshot where there is no title image. */
export const demoValues = (demo: MobileDemoDetail | undefined): DemoValues => ({
  title: demo?.title ?? '',
  version: demo?.version ?? '',
  operating_systems: demo?.operating_systems.map(({ name }) => name) ?? [],
  description: demo?.description ?? '',
  features: demo?.features ?? '',
  webview_url: demo?.webview_url ?? '',
  apk_file: { present: demo?.apk_file ?? '' },
  ipa_file: { present: demo?.ipa_file ?? '' },
  screenshots: { existing: demo?.screenshots ?? [], added: [] },
  image: { present: demo?.image && demo.image !== demo.screenshots[0]?.url ? demo.image : '' },
  is_published: demo?.is_published ?? true,
});

const isTakenAway = ({ file, removed }: FileChoice): boolean => removed === true && !file;

/** The multipart form of §7, with repeated screenshots and operating_systems. */
export function encodeDemo(values: DemoValues, base?: MobileDemoDetail): FormData {
  const { apk_file: apk, ipa_file: ipa, image, screenshots, ...texts } = values;
  const present = new Set(base?.screenshots.map(({ id }) => id));
  return formData({
    ...texts,
    apk_file: apk.file,
    ipa_file: ipa.file,
    image: image.file,
    remove: [isTakenAway(ipa) ? 'ipa_file' : undefined, isTakenAway(image) ? 'image' : undefined],
    // Somebody may have removed one since.
    existing_screenshots: screenshots.existing.flatMap(({ id }) => (present.has(id) ? id : [])),
    screenshots: screenshots.added,
  });
}
