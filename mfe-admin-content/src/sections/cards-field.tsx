import { maxCards } from '@portfolio/contracts/content';
import { useFieldArray, type FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import Plus from 'lucide-react/icons/plus';
import { SortableList, useSortableItem, MoveButtons } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import { ImageField } from './section-fields.tsx';
import { newCard, type SectionValues } from './section-values.ts';

interface Props {
  form: FormState<SectionValues>;
  /** Of the list as a whole, or the first of a card. */
  error: string | undefined;
  /** A card is a figure and what it says, and no more. */
  figures: boolean;
}

/** The cards of a section, edited in place. */
export function CardsField({ form, error, figures }: Props) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'cards' });
  return (
    <>
      {error && <Notice kind="danger">{error}</Notice>}
      <SortableList
        items={fields.map(({ id }, at) => ({
          id,
          name: t(figures ? 'sections.figure' : 'sections.card', { number: at + 1 }),
        }))}
        onMove={move}
      >
        {fields.map(({ id }, at) => (
          <CardFields
            key={id}
            {...{ id, form, at, figures, total: fields.length }}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </SortableList>
      <div>
        <Button icon={<Plus aria-hidden />} disabled={fields.length >= maxCards} onClick={() => append(newCard())}>
          {t(figures ? 'sections.addFigure' : 'sections.addCard')}
        </Button>
      </div>
    </>
  );
}

interface CardProps {
  form: FormState<SectionValues>;
  figures: boolean;
  /** Its key on the screen. */
  id: string;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function CardFields({ form, figures, id, at, total, onMove, onRemove }: CardProps) {
  const { t } = useTranslation();
  const { item, grip } = useSortableItem(id);
  const cardName = t(figures ? 'sections.figure' : 'sections.card', { number: at + 1 });
  return (
    <Fieldset {...item}>
      <FieldsetTitle>{cardName}</FieldsetTitle>
      <Cluster $gap={0}>
        <MoveButtons name={cardName} {...{ grip, at, total, onMove }} />
      </Cluster>
      <TextField label={t(figures ? 'sections.figureValue' : 'fields.title')} {...form.field(`cards.${at}.title`)} />
      <TextareaField
        label={t(figures ? 'sections.figureText' : 'sections.content')}
        rows={figures ? 1 : 2}
        {...form.field(`cards.${at}.content`)}
      />
      {!figures && (
        <>
          <FieldRow>
            <TextField label={t('sections.buttonText')} {...form.field(`cards.${at}.buttonText`)} />
            <TextField label={t('sections.buttonUrl')} {...form.field(`cards.${at}.buttonUrl`)} />
          </FieldRow>
          <ImageField name={`cards.${at}.image`} form={form} />
          <TextField label={t('images.alt')} optional={t('optional')} {...form.field(`cards.${at}.imageAlt`)} />
        </>
      )}
      <div>
        <Button size="small" variant="quiet-danger" onClick={onRemove}>
          {t(figures ? 'sections.removeFigure' : 'sections.removeCard', { number: at + 1 })}
        </Button>
      </div>
    </Fieldset>
  );
}
