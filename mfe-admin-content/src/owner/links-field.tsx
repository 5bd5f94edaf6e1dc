import { maxOwnerLinks } from '@portfolio/contracts/content';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import Plus from 'lucide-react/icons/plus';
import { useFieldArray } from 'react-hook-form';
import { SortableList } from '../sorting/sortable-list.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useSortableItem } from '../sorting/use-sortable-item.ts';
import { useTranslation } from '../translator.ts';
import type { OwnerValues } from './owner-values.ts';

interface Props {
  form: FormState<OwnerValues>;
}

/** Where else the owner is found, in the order in which visitors see it. */
export function LinksField({ form }: Props) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'links' });
  const nameOf = (at: number) => t('owner.link', { number: at + 1 });
  const error = form.error('links');
  return (
    <Fieldset>
      <FieldsetTitle>{t('owner.links')}</FieldsetTitle>
      {error && <Notice kind="danger">{error}</Notice>}
      <SortableList items={fields.map(({ id }, at) => ({ id, name: nameOf(at) }))} onMove={move}>
        {fields.map(({ id }, at) => (
          <LinkFields
            key={id}
            {...{ id, form, at, total: fields.length, name: nameOf(at) }}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </SortableList>
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabled={fields.length >= maxOwnerLinks}
          onClick={() => append({ label: '', url: '' })}
        >
          {t('owner.addLink')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface LinkProps extends Props {
  /** Its key on the screen. */
  id: string;
  name: string;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function LinkFields({ form, id, name, at, total, onMove, onRemove }: LinkProps) {
  const { t } = useTranslation();
  const { item, grip } = useSortableItem(id);
  return (
    <div {...item} role="group" aria-label={name}>
      <FieldRow>
        <TextField label={t('owner.linkLabel')} maxLength={60} {...form.field(`links.${at}.label`)} />
        <TextField type="url" label={t('owner.linkUrl')} {...form.field(`links.${at}.url`)} />
      </FieldRow>
      <Cluster $gap={1}>
        <MoveButtons {...{ name, grip, at, total, onMove }} />
        <Button size="small" variant="quiet-danger" onClick={onRemove}>
          {t('owner.removeLink', { number: at + 1 })}
        </Button>
      </Cluster>
    </div>
  );
}
