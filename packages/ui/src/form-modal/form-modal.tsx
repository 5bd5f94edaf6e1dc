import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Form, LeaveQuestion, type FormProps } from '../form/index.ts';
import { Modal } from '../modal/modal.tsx';

export type FormModalProps = {
  /** What a form hook answers. */
  form: { props: Omit<FormProps, 'id' | 'children' | 'errorsTitle'>; saving: boolean };
  title: string;
  errorsTitle: string;
  onClose: () => void;
  /** `save` is on the button that submits, `close` names the cross. */
  texts: { save: string; cancel: string; close: string };
  /** What it does cannot be undone. */
  danger?: boolean;
  /** What stands before Cancel. */
  start?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog, which a click beside it does not close: that would lose what was typed. */
export const FormModal = ({
  form,
  title,
  errorsTitle,
  onClose,
  texts,
  danger = false,
  start,
  children,
}: FormModalProps) => {
  const id = useId();
  const { leaving, ...props } = form.props;
  return (
    <Modal
      open
      keepOpenOutside
      onClose={leaving?.onStay ?? onClose}
      title={title}
      closeLabel={texts.close}
      actions={
        <LeaveQuestion leaving={leaving}>
          {start}
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={form.saving}>
            {texts.save}
          </Button>
        </LeaveQuestion>
      }
    >
      <Form id={id} {...props} errorsTitle={errorsTitle}>
        {children}
      </Form>
    </Modal>
  );
};
