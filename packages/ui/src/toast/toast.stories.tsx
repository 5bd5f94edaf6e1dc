import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { ToastProvider, useToast } from './index.ts';

const Buttons = () => {
  const toast = useToast();
  return (
    <Cluster>
      <Button onClick={() => toast('success', 'Check-in successful!')}>Succeed</Button>
      <Button onClick={() => toast('danger', 'Failed to check in. Please try again.')}>Fail</Button>
    </Cluster>
  );
};

export const Messages = () => (
  <ToastProvider texts={{ region: 'Notifications', dismiss: 'Dismiss' }}>
    <Buttons />
  </ToastProvider>
);
