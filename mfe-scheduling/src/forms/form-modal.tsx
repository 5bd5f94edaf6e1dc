import { Button } from '@portfolio/ui/button';
import { Form } from '@portfolio/ui/form';
import { Modal } from '@portfolio/ui/modal';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../translator.ts';

interface Props {
  /** What `useForm` answers, whatever its values. */
  form: {
    props: Omit<ComponentProps<typeof Form>, 'children' | 'errorsTitle'>;
    saving: boolean;
    leave: (go: () => void) => void;
  };
  title: string;
  /** What the button that saves says. */
  save: string;
  errorsTitle: string;
  /** Asked first when something would be lost. */
  onClose: () => void;
  /** What stands before Cancel. */
  start?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog, which a click beside it does not close. */
export function FormModal({ form, title, save, errorsTitle, onClose, start, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const close = (): void => form.leave(onClose);
  return (
    <Modal
      open
      keepOpenOutside
      onClose={close}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          {start}
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.saving}>
            {save}
          </Button>
        </>
      }
    >
      <Form id={id} {...form.props} errorsTitle={errorsTitle}>
        {children}
      </Form>
    </Modal>
  );
}
