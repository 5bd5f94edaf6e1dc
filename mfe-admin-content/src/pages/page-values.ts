import { menuPlaces } from '@portfolio/contracts/content';
import { languageNames } from '@portfolio/remote-kit/manifest';
import { useShown, type ShownField } from '../forms/use-item-form.tsx';
import type { EditedPageFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

/** What the page form shows of a page, or of a new one. */
export const valuesOf = (page: EditedPageFragment | undefined) => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  description: page?.description ?? '',
  isPublished: page?.isPublished ?? true,
  menu: menuPlaces.find((place) => place === page?.menu) ?? 'none',
  menuOrder: page?.menuOrder ?? 0,
  menuTitleEn: page?.menuTitleEn ?? '',
  menuTitleEs: page?.menuTitleEs ?? '',
  menuTitleFr: page?.menuTitleFr ?? '',
});

export type PageValues = ReturnType<typeof valuesOf>;

/** The page's names in the menu, one a language. */
export const menuTitles = [
  { name: 'menuTitleEn', language: languageNames.en },
  { name: 'menuTitleEs', language: languageNames.es },
  { name: 'menuTitleFr', language: languageNames.fr },
] as const;

/** Every field of the form in its order. */
export function usePageFields(): ShownField<PageValues>[] {
  const { t } = useTranslation();
  const { text, yesNo } = useShown();
  return [
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'slug', label: t('fields.slug'), show: ({ slug }) => text(slug) },
    { name: 'description', label: t('fields.pageDescription'), show: ({ description }) => text(description) },
    { name: 'isPublished', label: t('published'), show: (values) => yesNo(values.isPublished) },
    { name: 'menu', label: t('pages.menu.place'), show: ({ menu }) => text(t(`pages.menu.places.${menu}`)) },
    { name: 'menuOrder', label: t('pages.menu.order'), show: ({ menuOrder }) => text(String(menuOrder)) },
    ...menuTitles.map(({ name, language }) => ({
      name,
      label: t('pages.menu.name', { language }),
      show: (values: PageValues) => text(values[name]),
    })),
  ];
}
