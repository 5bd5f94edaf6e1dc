import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { SlowNotice } from './slow-notice.tsx';

test('a service that hangs is told while it is waited for', () => {
  const { slow } = renderShell(<SlowNotice />);
  expect(screen.queryByText(/takes longer/)).toBeNull();
  act(() => slow.set(true));
  expect(screen.getByText('This takes longer than usual. We keep waiting for the answer.')).toBeVisible();
  act(() => slow.set(false));
  expect(screen.queryByText(/takes longer/)).toBeNull();
});
