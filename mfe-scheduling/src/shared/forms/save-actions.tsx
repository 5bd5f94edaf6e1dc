import { Button, type ButtonProps } from '@portfolio/ui/button';
import { FormActions } from '@portfolio/ui/form';
import { useTranslation } from '../../translator.ts';

interface Props extends Pick<ButtonProps, 'size' | 'icon'> {
  /** What the button that submits says. */
  save: string;
  saving: boolean;
  /** Where there is a way back. */
  onCancel?: (() => void) | false;
}

/** Below a form: Cancel, and what submits it. */
export function SaveActions({ save, saving, onCancel, ...button }: Props) {
  const { t } = useTranslation();
  return (
    <FormActions>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={saving} {...button}>
        {save}
      </Button>
    </FormActions>
  );
}
