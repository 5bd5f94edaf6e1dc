import { scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { TextareaField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { useTranslation } from '../translator.ts';
import { csvOfPeople } from './pasted-people.ts';

interface Props {
  list: string;
  onChange: (list: string) => void;
  /** The list as a CSV file. */
  onPaste: (file: File) => void;
}

/** People from a list that is pasted: what comes of it is looked at as with a file, before anything is saved. */
export function PasteForm({ list, onChange, onPaste }: Props) {
  const { t, language } = useTranslation();
  const read = (): void => {
    if (list.trim() !== '') onPaste(new File([csvOfPeople(list)], t('import.pasted'), { type: 'text/csv' }));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextareaField
        label={t('import.paste')}
        hint={t('import.pasteHint', { rate: dollars(scheduling.defaultHourlyRate, language) })}
        rows={6}
        autoComplete="off"
        value={list}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormActions>
        <Button type="submit" disabled={list.trim() === ''}>
          {t('import.check')}
        </Button>
      </FormActions>
    </Form>
  );
}
