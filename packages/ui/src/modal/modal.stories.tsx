import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/index.ts';
import { Stack } from '../layout/layout.tsx';
import { Modal } from './modal.tsx';

export const EditUser = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit user</Button>
      <Modal
        open={open}
        onClose={close}
        title="Edit user"
        closeLabel="Close"
        keepOpenOutside
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <Stack>
          <TextField label="Username" defaultValue="amina" />
          <TextField label="Email" type="email" defaultValue="amina@example.com" />
        </Stack>
      </Modal>
    </>
  );
};
