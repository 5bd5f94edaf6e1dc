import { createStore, useStore } from '@portfolio/remote-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useScreenChange } from './screen-change.ts';

const announced: string[] = [];
const announce = (words: string) => void announced.push(words);

const owner = createStore<string | undefined>(undefined);
const heading = createStore<string | undefined>(undefined);
const arrive = (words: string) => heading.set(words);
const Slow = () => {
  const words = useStore(heading);
  return words ? <h1>{words}</h1> : <p>Loading</p>;
};
/** The screen before stays until the new one is there. */
const Late = () => {
  const words = useStore(heading);
  return <h1 key={words}>{words ?? 'A'}</h1>;
};

function Page() {
  const main = useRef<HTMLElement>(null);
  useScreenChange(main, announce, useStore(owner));
  return (
    <>
      <Link to="/slow">slow</Link>
      <Link to="/late">late</Link>
      <Link to="/a">a</Link>
      <Link to="/a?filter=1">filter</Link>
      <main ref={main}>
        <Routes>
          <Route path="/a" element={<Late />} />
          <Route path="/late" element={<Late />} />
          <Route path="/slow" element={<Slow />} />
        </Routes>
      </main>
    </>
  );
}

const follow = (name: string) => act(async () => screen.getByText(name).click());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  announced.length = 0;
  heading.set(undefined);
  owner.set(undefined);
  document.title = 'Portfolio';
  window.history.replaceState(null, '', '/a');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

test('the first screen names the document and leaves the focus alone', () => {
  expect(document.title).toBe('A · Portfolio');
  expect(document.body).toHaveFocus();
  expect(announced).toEqual([]);
});

test('after navigation the new heading, when it is there, gets the focus, names the document and is announced', async () => {
  await follow('slow');
  expect(announced).toEqual([]);
  await act(async () => arrive('B'));
  await settle();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
  expect(document.title).toBe('B · Portfolio');
  expect(announced).toEqual(['B · Portfolio']);
});

test('who has gone on with the keyboard or opened a menu while the screen was on its way keeps the focus', async () => {
  await follow('slow');
  screen.getByText('filter').focus();
  await act(async () => arrive('B'));
  await settle();
  expect(announced).toEqual(['B · Portfolio']);
  expect(screen.getByText('filter')).toHaveFocus();
});

test('a screen that takes so long that the one before it was taken for it gets the focus, too', async () => {
  await follow('late');
  const before = screen.getByRole('heading', { name: 'A' });
  await waitFor(() => expect(before).toHaveFocus(), { timeout: 10_000 });
  await act(async () => arrive('B'));
  await settle();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
  expect(announced).toEqual(['A · Portfolio', 'B · Portfolio']);
  await act(async () => arrive('C'));
  await settle();
  expect(announced).toHaveLength(2);
});

test('a later heading of the same screen changes the title only', async () => {
  await follow('slow');
  await act(async () => arrive('B'));
  await settle();
  await act(async () => arrive('C'));
  await settle();
  expect(document.title).toBe('C · Portfolio');
  expect(announced).toEqual(['B · Portfolio']);
});

test('a change of the query is no new screen', async () => {
  const link = screen.getByText('filter');
  link.focus();
  await follow('filter');
  await settle();
  expect(link).toHaveFocus();
});

test('the owner of the place ends the title, also when it is known later', async () => {
  await follow('slow');
  await act(async () => owner.set('Northgate Security'));
  await act(async () => arrive('Clients'));
  await settle();
  expect(document.title).toBe('Clients · Northgate Security');
  await act(async () => owner.set('Harbor Watch'));
  expect(document.title).toBe('Clients · Harbor Watch');
  await act(async () => owner.set(undefined));
  expect(document.title).toBe('Clients · Portfolio');
});
