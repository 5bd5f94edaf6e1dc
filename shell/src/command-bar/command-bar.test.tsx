import type { CommandSearch } from '@portfolio/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { CommandBar, openCommandBar } from './command-bar.tsx';

const ruth = { group: 'Employees', title: 'Ruth Okafor', to: '/admin/planner/employees/7' };
const screens = { group: 'Go to', title: 'Projects', to: '/projects' };
const finds = {
  everything: () => Promise.resolve([screens, ruth]),
  matching: ({ text }: CommandSearch) => Promise.resolve([screens, ruth].filter(({ title }) => title.includes(text))),
  nothing: () => Promise.resolve([]),
  dead: () => Promise.reject(new Error('away')),
};
const box = () => screen.findByRole('textbox', { name: 'Search or go to' });
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return box();
};

function start(...remotes: ((search: CommandSearch) => Promise<(typeof ruth)[]>)[]) {
  return renderShell(<CommandBar />, { find: (search) => remotes.map((find) => find(search)) });
}

// The first of them: the box is loaded once.
test('what is typed while the box is loaded is in it', async () => {
  start(finds.matching);
  await userEvent.keyboard('{Control>}k{/Control}Ruuth{Backspace}{Backspace}{Backspace}th', { delay: null });
  expect(await box()).toHaveValue('Ruth');
  await userEvent.keyboard(' Okafor');
  expect(await box()).toHaveValue('Ruth Okafor');
});

test('Ctrl K opens and closes it, with the focus in its box', async () => {
  start(finds.everything);
  expect(await open()).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it, also with something found', async () => {
  start(finds.everything);
  await open();
  await screen.findByRole('option', { name: /Ruth/ });
  await userEvent.keyboard('Ruth{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter goes to the first that is found, and closes it', async () => {
  start(finds.matching);
  await open();
  await userEvent.keyboard('Ruth');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/admin/planner/employees/7');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a part of the site that fails takes nothing from the others, and is told', async () => {
  const { host } = start(finds.dead, finds.everything);
  await open();
  expect(await screen.findByRole('option', { name: /Ruth/ })).toBeInTheDocument();
  expect(await screen.findByText(/A part of the site did not answer/)).toBeInTheDocument();
  expect(host.reported).toEqual([new Error('away')]);
});

test('what finds nothing says so', async () => {
  start(finds.nothing);
  await open();
  expect(await screen.findByText('Nothing was found. Try another word.')).toBeInTheDocument();
});

test('issue 32.11: ? lists the keys, unless it is typed somewhere or keys of one letter are off', async () => {
  renderShell(
    <>
      <textarea aria-label="Message" />
      <CommandBar />
    </>,
    { find: () => [finds.everything()] },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('?');
  expect(await box()).toHaveFocus();
  expect(screen.getByText('Ctrl+K, ⌘K, ?')).toBeVisible();
  expect(await screen.findByRole('option', { name: /Ruth/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keys of one letter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  localStorage.clear();
});

test('a question that is open comes first', async () => {
  renderShell(
    <>
      <dialog open>Save?</dialog>
      <CommandBar />
    </>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('textbox')).toBeNull();
  act(openCommandBar);
  expect(await box()).toBeInTheDocument();
});
