import { createStore } from '@portfolio/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import type { AreaState } from '../remotes/area.ts';
import { RemoteView } from '../screens/remote-view.tsx';
import { registry } from '../testing/registry.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { noStill, takeStill } from './still.ts';

const stored = '<script type="application/json" id="still-data">{"ROOT_QUERY":{}}</script>';

afterEach(() => {
  globalThis.begun = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A document as the edge has rendered it. */
function brought(screenOf = '<h1>Rendered</h1>'): void {
  document.head.innerHTML = '<style id="still-styles">h1{color:red}</style>';
  document.body.innerHTML = `<div id="root"><nav>frame</nav><div id="still">${screenOf}</div></div>${stored}`;
}

const { links } = registry.remotes[0]!;

function renderArea(screenOf?: string) {
  brought(screenOf);
  const state = createStore<AreaState>({ status: 'loading' });
  const still = takeStill(true);
  const area = { state, enter() {}, leave() {}, navigated() {}, restart() {}, retry: () => Promise.resolve() };
  return { ...renderShell(<RemoteView links={links} area={area} />, { still }), state, still };
}

test('what the edge has rendered shows until the remote has drawn its heading, and never both', async () => {
  const { outlet, state, still } = renderArea();
  expect(still.data).toEqual({ ROOT_QUERY: {} });
  expect(screen.getByRole('heading', { name: 'Rendered' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();

  act(() => state.set({ status: 'running' }));
  outlet.innerHTML = '<p>Almost</p>';
  expect(outlet).not.toBeVisible();
  outlet.innerHTML = '<h1>Drawn</h1>';
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Drawn'));
  expect(outlet).toBeVisible();
  expect(document.querySelector('#still, #still-styles')).toBeNull();
  expect(document.querySelector('#root')).toContainElement(outlet);
});

const form =
  '<h1>Form</h1><form><label>Name<input name="name"></label><textarea></textarea><button>Send</button></form>';

test('what was typed, marked and pressed before is so on the live screen, once nothing is held down', async () => {
  const { outlet, state } = renderArea(form);
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  typed.value = 'Ada';
  typed.focus();
  typed.setSelectionRange(1, 2);
  let free = (): void => {};
  const pressed = [screen.getByRole('button', { name: 'Send' })];
  globalThis.begun = { whenFree: (then) => (free = then), end: () => pressed };
  const sent = jest.fn();
  outlet.addEventListener('click', (event) => sent((event.target as Element).textContent));

  act(() => state.set({ status: 'running' }));
  outlet.innerHTML = form;
  await waitFor(() => expect(free).not.toHaveLength(1));
  expect(typed).toBeVisible();
  await waitFor(() => {
    act(() => free());
    expect(typed).not.toBeInTheDocument();
  });

  const live = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(outlet).toContainElement(live);
  expect(live).toHaveValue('Ada');
  expect(live).toHaveFocus();
  expect([live.selectionStart, live.selectionEnd]).toEqual([1, 2]);
  await waitFor(() => expect(sent.mock.calls).toEqual([['Send']]));
});

test('what was pressed and comes later is pressed when it comes', async () => {
  const { outlet, state } = renderArea(`<h1>List</h1><button>More</button>`);
  const pressed = [screen.getByRole('button', { name: 'More' })];
  globalThis.begun = { whenFree: (then) => then(), end: () => pressed };
  act(() => state.set({ status: 'running' }));
  outlet.innerHTML = '<h1>List</h1>';
  await waitFor(() => expect(pressed[0]).not.toBeInTheDocument());
  const press = jest.fn();
  outlet.addEventListener('click', press);
  outlet.innerHTML += '<button>More</button>';
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
});

test('what was typed into a field that comes later is in it when it comes, and sent after that', async () => {
  const { outlet, state } = renderArea(form);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Ada';
  const pressed = [screen.getByRole('button', { name: 'Send' })];
  globalThis.begun = { whenFree: (then) => then(), end: () => pressed };
  const sent = jest.fn();
  outlet.addEventListener('click', () => sent(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value));
  act(() => state.set({ status: 'running' }));
  outlet.innerHTML = '<h1>Form</h1>';
  await waitFor(() => expect(pressed[0]).not.toBeInTheDocument());
  outlet.innerHTML = form;
  await waitFor(() => expect(sent.mock.calls).toEqual([['Ada']]));
});

test('a remote that fails takes it away, for the panel that says so', () => {
  const { state } = renderArea();
  const release = { name: 'mfe-public', version: '1.0.0', release: 'r1' };
  act(() => state.set({ status: 'failed', crash: { phase: 'load', error: new Error('gone') }, release }));
  expect(screen.queryByText('Rendered')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

test.each([
  ['who is signed in', false, undefined],
  ['a device that has chosen another language', true, 'none'],
])('it is not for %s', (_, isMeant, mark) => {
  brought();
  if (mark) document.documentElement.dataset['still'] = mark;
  expect(takeStill(isMeant)).toMatchObject({ data: undefined });
  expect(document.querySelector('#root')).toBeEmptyDOMElement();
  expect(document.documentElement.dataset['still']).toBeUndefined();
});

test('a document without one has none', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect([takeStill(true).page.get(), noStill(document.body).page.get()]).toEqual([undefined, undefined]);
});
