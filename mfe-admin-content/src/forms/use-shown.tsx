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
    images: ({ existing, added }: ImageList): Shown => ({
      text: [...existing.map(({ id }) => id), ...added.map(({ name }) => name)].join('\n'),
      node: (
        <>
          {existing.map(({ id, url }) => (
            <img key={id} src={url} alt="" width={64} />
          ))}
          {added.map(({ name }) => (
            <div key={name}>{name}</div>
          ))}
          {t('images.count', { count: existing.length + added.length })}
        </>
      ),
    }),
  };
}
