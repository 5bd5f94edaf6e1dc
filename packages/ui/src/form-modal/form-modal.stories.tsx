import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/index.ts';
import { FormModal } from './form-modal.tsx';

export const ChangeEmail = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change email</Button>
      {open && (
        <FormModal
          form={{ props: { onSubmit: close }, saving: false }}
          title="Change email"
          errorsTitle="The link was not sent"
          onClose={close}
          texts={{ save: 'Send link', cancel: 'Cancel', close: 'Close' }}
        >
          <TextField label="New email" type="email" defaultValue="amina@example.com" />
        </FormModal>
      )}
    </>
  );
};
