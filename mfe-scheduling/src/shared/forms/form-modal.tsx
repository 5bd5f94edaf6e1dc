import { FormModal as Frame, type FormModalProps } from '@portfolio/ui/form-modal';
import { useTranslation } from '../../translator.ts';

interface Props extends Omit<FormModalProps, 'form' | 'texts'> {
  /** What `useForm` answers, whatever its values. */
  form: FormModalProps['form'] & { leave: (go: () => void) => void };
  /** What the button that saves says. */
  save: string;
  /** Asked first when something would be lost. */
  onClose: () => void;
}

/** The planner's forms in dialogs. */
export function FormModal({ save, onClose, ...frame }: Props) {
  const { t } = useTranslation();
  const texts = { save, cancel: t('cancel'), close: t('close') };
  return <Frame {...frame} onClose={() => frame.form.leave(onClose)} texts={texts} />;
}
