import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import { Button } from '../button/button.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import * as stories from './list-toolbar.stories.tsx';

testStories(stories);

test('search, filters and their count in one landmark', async () => {
  render(<stories.Shifts />);
  const toolbar = within(screen.getByRole('search'));
  await userEvent.type(toolbar.getByRole('searchbox', { name: 'Search shifts' }), 'night');
  expect(toolbar.getByRole('searchbox')).toHaveValue('night');
  expect(toolbar.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(toolbar.getByRole('status')).toHaveTextContent('12 shifts');
  await userEvent.click(toolbar.getByRole('button', { name: 'Clear filters' }));
  expect(toolbar.getByRole('searchbox')).toHaveValue('');
});

test('the search takes the focus of the button that goes with what it clears', async () => {
  const Narrowed = () => {
    const [text, setText] = useState('night');
    const clear = text === '' ? undefined : <Button onClick={() => setText('')}>Clear filters</Button>;
    return <ListToolbar search={{ label: 'Search shifts', value: text, onChange: setText }} clear={clear} />;
  };
  render(<Narrowed />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
