import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DropArea } from './drop-area.tsx';

test('hands over what is chosen, and the same file once more', async () => {
  const onFiles = jest.fn();
  render(<DropArea aria-label="List" prompt="Drop a file here" onFiles={onFiles} />);
  const file = new File(['x'], 'list.csv');
  await userEvent.upload(screen.getByLabelText('List'), file);
  await userEvent.upload(screen.getByLabelText('List'), file);
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
});
