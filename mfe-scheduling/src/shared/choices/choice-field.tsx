import { ComboField, type ComboFieldProps } from '@portfolio/ui/combo-field';
import { useTranslation } from '../../translator.ts';
import type { Choices } from './choices.ts';

type Props = Pick<ComboFieldProps, 'label' | 'name' | 'value' | 'error' | 'hint' | 'placeholder' | 'disabled'> & {
  choices: Choices;
  onChange: (id: string) => void;
};

/** One client or employee: the first hundred, and the others by typing. */
export function ChoiceField({ choices, onChange, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <ComboField
      {...field}
      options={choices.options}
      onChange={(option) => onChange(option?.id ?? '')}
      onSearch={choices.search}
      searching={choices.searching}
      texts={{
        open: t('choices.open'),
        clear: t('choices.clear'),
        none: t(choices.failed ? 'choices.failed' : 'choices.none'),
        unmatched: (text) => t('choices.unmatched', { text }),
        ...(choices.hasMore && { more: t('choices.more') }),
      }}
    />
  );
}
