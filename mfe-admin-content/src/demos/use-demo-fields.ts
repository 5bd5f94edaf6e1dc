import { useShown, type ShownField } from '../forms/use-shown.tsx';
import { useTranslation } from '../translator.ts';
import type { DemoValues } from './demo-values.ts';

/** The fields in their order, and how two versions of them are compared. */
export function useDemoFields(): readonly ShownField<DemoValues>[] {
  const { t } = useTranslation();
  const { text, yesNo, file, images } = useShown();
  return [
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'version', label: t('fields.version'), show: ({ version }) => text(version) },
    {
      name: 'operatingSystems',
      label: t('fields.operatingSystems'),
      show: (values) => text(values.operatingSystems.join(', ')),
    },
    { name: 'description', label: t('fields.description'), show: ({ description }) => text(description) },
    { name: 'features', label: t('fields.features'), show: ({ features }) => text(features) },
    { name: 'webviewUrl', label: t('fields.webviewUrl'), show: (values) => text(values.webviewUrl) },
    { name: 'apkFile', label: t('fields.apk'), show: (values) => file(values.apkFile) },
    { name: 'ipaFile', label: t('fields.ipa'), show: (values) => file(values.ipaFile) },
    { name: 'screenshots', label: t('fields.screenshots'), show: ({ screenshots }) => images(screenshots) },
    { name: 'image', label: t('fields.image'), show: ({ image }) => file(image) },
    {
      name: 'imageAlt',
      label: t('images.altOf', { image: t('fields.image') }),
      show: ({ imageAlt }) => text(imageAlt),
    },
    { name: 'isPublished', label: t('published'), show: (values) => yesNo(values.isPublished) },
  ];
}
