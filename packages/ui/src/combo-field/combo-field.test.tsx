import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './combo-field.stories.tsx';
import { ComboField } from './combo-field.tsx';

testStories(stories);

const { Combo } = stories;

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const client = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
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

  test('a click opens it', async () => {
    render(<Combo />);
    await user.click(client());
    expect(options()).toHaveLength(3);
  });

  test.each([
    ['typed whole, whatever its case', 'bridge hotel'],
    ['the only one that is found', 'bri'],
  ])('a name that is %s is chosen when the box is left', async (_how, text) => {
    render(<Combo />);
    await user.clear(client());
    await user.type(client(), text);
    await user.tab();
    expect(client()).toHaveValue('Bridge Hotel');
    expect(client()).toBeValid();
  });

  test('of what is none of them it says so, and keeps nothing that is not shown', async () => {
    render(<Combo />);
    await user.clear(client());
    await user.type(client(), 'zzz');
    await user.tab();
    expect(client()).toHaveValue('zzz');
    expect(screen.getByText('No client is called “zzz”.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();

    await user.clear(client());
    expect(screen.queryByText('No client is called “zzz”.')).not.toBeInTheDocument();
    await user.type(client(), 'atl{Enter}');
    expect(client()).toHaveValue('Atlas Mall');
  });

  test.each(['{Tab}', '{Enter}'])('what is pasted over a choice and left with %s is not that choice', async (key) => {
    render(<Combo />);
    await user.click(client());
    await user.click(screen.getByRole('option', { name: /Bridge/ }));
    client().select();
    await user.paste('zzz');
    await user.keyboard(key);
    expect(client()).toHaveValue('zzz');
    expect(screen.getByText('No client is called “zzz”.')).toBeVisible();
  });

  test('a choice whose name arrives later has a number until then, and leaving the box keeps it', async () => {
    const onChange = jest.fn();
    const texts = { open: 'Show clients', none: 'None', unmatched: (text: string) => `No ${text}` };
    const box = (name?: string) => (
      <ComboField
        label="Client"
        options={[]}
        value={name === undefined ? { id: '5' } : { id: '5', name }}
        onChange={onChange}
        onSearch={() => undefined}
        texts={texts}
      />
    );
    const { rerender } = render(box());
    expect(client()).toHaveValue('#5');
    client().focus();
    rerender(box('Bridge Hotel'));
    expect(client()).toHaveValue('Bridge Hotel');
    expect(client()).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(client()).toBeValid();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('who chooses goes on from the box', async () => {
    render(<Combo />);
    await user.click(client());
    await user.click(screen.getByRole('option', { name: /Bridge/ }));
    expect(client()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(client()).toHaveFocus();
  });

  test.each(['{Tab}', '{Enter}'])(
    'what is typed next, after a name was chosen with %s, keeps its first letter',
    async (key) => {
      render(<Combo />);
      await user.clear(client());
      await user.type(client(), `bridge hotel${key}`);
      expect(client()).toHaveValue('Bridge Hotel');
      expect(client().matches(':focus')).toBe(key === '{Enter}');
      await user.click(client());
      client().select();
      await user.keyboard('harbour');
      expect(client()).toHaveValue('harbour');
    },
  );

  test('can be emptied', async () => {
    render(<Combo />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(client()).toHaveValue('');
  });
});
