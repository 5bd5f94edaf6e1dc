import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';
import type { FileChoice, ImageList } from './file-rules.ts';

/** A value as it is compared (`text`) and shown, by default by the same words. */
export interface Shown {
  text: string;
  node?: ReactNode;
}

/** A field of a form: its label, and how its value is shown when two versions are compared. */
export interface ShownField<Values> {
  name: keyof Values & string;
  label: string;
  show: (values: Values) => Shown;
}

/** How values of the usual kinds are shown. */
export function useShown() {
  const { t } = useTranslation();
  return {
    text: (text: string): Shown => ({ text }),
    yesNo: (value: boolean): Shown => ({ text: t(value ? 'yes' : 'no') }),
    file: ({ file, present, removed }: FileChoice): Shown => ({ text: file?.name ?? (removed ? '' : present) }),
    images: (list: ImageList): Shown => ({
      text: list.map(({ id, file, alt }) => `${id ?? file?.name} ${alt}`).join('\n'),
      node: (
        <>
          {list.map(({ key, url, file, alt }) => (
            <div key={key}>
              {url ? <img src={url} alt="" width={64} /> : file?.name} {alt}
            </div>
          ))}
          {t('images.count', { count: list.length })}
        </>
      ),
    }),
  };
}
