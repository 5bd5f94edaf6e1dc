import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './combo-field.stories.tsx';

testStories(stories);

const { Combo } = stories;

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const client = () => screen.getByRole('combobox', { name: 'Client' });
const user = userEvent.setup();

describe('ComboField', () => {
  test('shows what is chosen, and all options when it is opened', async () => {
    render(<Combo />);
    expect(client()).toHaveValue('Atlas Mall');
    await user.click(screen.getByRole('button', { name: /Show clients/ }));
    expect(options()).toEqual(['Harbour LogisticsPortland', 'Atlas MallSalem', 'Bridge Hotel']);
    expect(screen.getByText('Type to find more.')).toBeInTheDocument();
  });

  test('typing narrows what the caller gives; Enter chooses', async () => {
    render(<Combo />);
    await user.clear(client());
    await user.type(client(), 'bri');
    expect(options()).toContain('Bridge Hotel');
    expect(options()).not.toContain('Harbour LogisticsPortland');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(client()).toHaveValue('Bridge Hotel');
  });

  test('what was typed and not chosen goes', async () => {
    render(<Combo />);
    await user.click(client());
    await user.type(client(), 'zzz');
    await user.tab();
    expect(client()).toHaveValue('Atlas Mall');
  });

  test('can be emptied', async () => {
    render(<Combo />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(client()).toHaveValue('');
  });
});
