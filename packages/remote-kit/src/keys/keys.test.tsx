import '@portfolio/ui/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useKeys, useOwnKeys } from './index.ts';

function Screen({ onCreate }: { onCreate: () => void }) {
  const { entry, dialog } = useKeys((key) => key);
  return (
    <>
      <ul>{entry}</ul>
      <main>
        {dialog}
        <header>
          <button type="button" data-create onClick={onCreate}>
            Add
          </button>
        </header>
        <input type="search" aria-label="Search" />
        <article>
          <a href="#one">One</a>
        </article>
        <article>Nothing takes the focus here</article>
        <article>
          <input type="checkbox" disabled aria-label="Not to be chosen" />
          <a href="#two">Two</a>
        </article>
      </main>
    </>
  );
}

afterEach(() => localStorage.clear());

test('issue 32.11: ? lists keys, / searches, c creates, j and k move; nothing of it while something is typed, or once it is off', async () => {
  const create = jest.fn();
  render(<Screen onCreate={create} />);
  const link = (name: string) => screen.getByRole('link', { name });

  await userEvent.keyboard('jj');
  expect(link('Two')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(link('Two')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(link('One')).toHaveFocus();
  await userEvent.keyboard('c');
  expect(create).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('/jc?');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('jc?');

  link('One').focus();
  await userEvent.keyboard('?');
  const list = within(screen.getByRole('dialog'));
  expect(list.getByText('keys.search')).toBeVisible();
  await userEvent.click(list.getByRole('checkbox', { name: 'keys.single' }));
  await userEvent.click(list.getByRole('button', { name: 'close' }));
  await userEvent.keyboard('?c');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(create).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'keys.open' }));
  expect(screen.getByRole('checkbox', { name: 'keys.single' })).not.toBeChecked();
});

test('a screen that has keys of its own lists them instead', async () => {
  const list = jest.fn();
  function Own() {
    useOwnKeys(list);
    return null;
  }
  const view = (own: boolean) => (
    <>
      <Screen onCreate={() => undefined} />
      {own && <Own />}
    </>
  );
  const { rerender } = render(view(true));
  await userEvent.keyboard('?');
  expect(list).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(view(false));
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog')).toBeVisible();
});
