import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { SlowNotice } from './slow-notice.tsx';

test('a service that hangs is told while it is waited for', () => {
  const { slow } = renderShell(<SlowNotice />);
  expect(screen.queryByText(/is taking longer/)).toBeNull();
  act(() => slow.set(true));
  expect(screen.getByText('This is taking longer than usual. We are still waiting for an answer.')).toBeVisible();
  act(() => slow.set(false));
  expect(screen.queryByText(/is taking longer/)).toBeNull();
});
