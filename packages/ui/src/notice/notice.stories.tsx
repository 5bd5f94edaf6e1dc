import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from './notice.tsx';

export const Kinds = () => (
  <Stack $gap={3}>
    <Notice kind="success">Settings saved successfully!</Notice>
    <Notice kind="info">Times are shown in Europe/Paris.</Notice>
    <Notice kind="warning" action={<Button size="small">Review</Button>}>
      The client is not deleted, but scheduling may be affected.
    </Notice>
    <Notice kind="danger">Failed to check in. Please try again.</Notice>
  </Stack>
);
