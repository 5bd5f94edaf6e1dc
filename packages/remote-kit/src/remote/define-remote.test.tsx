import { screen, waitFor } from '@testing-library/react';
import { act, useEffect, useState, type ComponentType } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { createTranslator } from '../languages/index.ts';
import { renderRemote, unmountAll } from '../testing/index.ts';
import { defineRemote } from './define-remote.tsx';
import { useLanguage, useTheme, useUser } from './host.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { NotFound } from './not-found.tsx';

afterEach(unmountAll);

const texts = () =>
  createTranslator({
    en: { hello: 'Hello {{name}}', things_one: '{{count}} thing', things_other: '{{count}} things' },
    es: () =>
      Promise.resolve({
        default: { hello: 'Hola {{name}}', things_one: '{{count}} cosa', things_other: '{{count}} cosas' },
      }),
    fr: () => Promise.reject(new Error('offline')),
  });

const remoteOf = (App: ComponentType, translator = texts()) => defineRemote({ App, translator });

const broken = (): never => {
  throw new Error('broken');
};

test('shows its screen and takes it away again', async () => {
  const remote = await renderRemote(remoteOf(() => <h1>Projects</h1>));
  expect(screen.getByRole('heading', { name: 'Projects' })).toBeTruthy();
  await remote.unmount();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('several remotes live beside each other', async () => {
  const remote = remoteOf(() => <p>here</p>);
  await renderRemote(remote);
  const second = await renderRemote(remote);
  await second.unmount();
  expect(screen.getAllByText('here')).toHaveLength(1);
});

test('follows user, theme and language of the host', async () => {
  const App = () => <p>{`${useUser()?.username ?? 'nobody'} ${useTheme()} ${useLanguage()}`}</p>;
  const { host } = await renderRemote(remoteOf(App), { user: { username: 'ada' } });
  expect(screen.getByText('ada dark en')).toBeTruthy();
  await act(async () => {
    host.theme.set('light');
    await host.session.logout();
  });
  expect(screen.getByText('nobody light en')).toBeTruthy();
});

describe('languages', () => {
  const setUp = (language: 'en' | 'es' | 'fr') => {
    const translator = texts();
    const App = () => {
      const { t } = translator.useTranslation();
      return <p>{`${t('hello', { name: '<Ada>' })}, ${t('things', { count: 1 })}, ${t('things', { count: 3 })}`}</p>;
    };
    return renderRemote(remoteOf(App, translator), { language });
  };

  test('plural forms and values', async () => {
    await setUp('en');
    expect(screen.getByText('Hello <Ada>, 1 thing, 3 things')).toBeTruthy();
  });

  test('the first screen waits for its language, and a change reaches it', async () => {
    const { host } = await setUp('es');
    expect(await screen.findByText('Hola <Ada>, 1 cosa, 3 cosas')).toBeTruthy();
    await act(async () => host.language.set('en'));
    expect(screen.getByText('Hello <Ada>, 1 thing, 3 things')).toBeTruthy();
  });

  test('a language that cannot be loaded leaves English and is reported', async () => {
    const { host } = await setUp('fr');
    expect(await screen.findByText('Hello <Ada>, 1 thing, 3 things')).toBeTruthy();
    expect(host.reported).toEqual([new Error('offline')]);
  });
});

describe('a crash is told to the shell and goes no further', () => {
  test('at first render', async () => {
    const { host } = await renderRemote(remoteOf(broken));
    expect(host.crashes).toEqual([{ phase: 'render', error: new Error('broken') }]);
  });

  test('at an update', async () => {
    let fail = (): void => {};
    const App = () => {
      const [failing, setFailing] = useState(false);
      fail = () => setFailing(true);
      return failing ? broken() : <p>fine</p>;
    };
    const { host } = await renderRemote(remoteOf(App));
    expect(host.crashes).toEqual([]);
    await act(async () => fail());
    expect(host.crashes).toEqual([{ phase: 'update', error: new Error('broken') }]);
  });

  test('in an effect', async () => {
    const App = () => {
      useEffect(broken, []);
      return null;
    };
    const { host } = await renderRemote(remoteOf(App));
    expect(host.crashes).toHaveLength(1);
  });

  test('at unmount; the element is free again', async () => {
    const App = () => {
      useEffect(() => () => broken(), []);
      return <p>fine</p>;
    };
    const remote = await renderRemote(remoteOf(App));
    await remote.unmount();
    expect(remote.host.crashes).toEqual([{ phase: 'unmount', error: new Error('broken') }]);
    expect(screen.queryByText('fine')).toBeNull();
  });

  test('when there is nothing to mount into', async () => {
    const { host, unmount } = await renderRemote(remoteOf(() => <p>fine</p>));
    const again = remoteOf(() => <p>again</p>);
    const crashes: unknown[] = [];
    const props = {
      ...host,
      release: { name: '', version: '', release: '' },
      crashed: (crash: unknown) => crashes.push(crash),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a wrong host might pass
    await again.mount({ ...props, domElement: null as never });
    expect(crashes).toMatchObject([{ phase: 'mount' }]);
    await unmount();
  });
});

test('mount settles although the screen never comes', async () => {
  const Never = lazyScreen<'Screen'>(() => new Promise(() => {}), 'Screen');
  const { host, container } = await renderRemote(remoteOf(Never));
  expect(host.crashes).toEqual([]);
  expect(container.textContent).toBe('');
});

test('a lazy screen that failed is asked for again at the next mount', async () => {
  let online = false;
  const Screen = lazyScreen(
    () => (online ? Promise.resolve({ Page: () => <p>arrived</p> }) : Promise.reject(new Error('offline'))),
    'Page',
    { pauses: [0] },
  );
  const remote = remoteOf(Screen);
  const first = await renderRemote(remote);
  await waitFor(() => expect(first.host.crashes).toEqual([{ phase: 'render', error: new Error('offline') }]));
  await first.unmount();

  online = true;
  await renderRemote(remote);
  expect(await screen.findByText('arrived')).toBeTruthy();
});

test('an address without a screen is said to the shell', async () => {
  const App = () => (
    <Routes>
      <Route path="/a" element={<Link to="/a/b">on</Link>} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
  const { host } = await renderRemote(remoteOf(App), { path: '/a' });
  expect(host.missing).toEqual([]);
  await act(async () => screen.getByText('on').click());
  expect(host.missing).toEqual(['/a/b']);
});

describe('while somebody acts', () => {
  const App = () => {
    const { pathname, search } = useLocation();
    return (
      <>
        <p>{`${pathname}${search}`}</p>
        <Link to="/a/b">on</Link>
        <Link to="?page=2">turn</Link>
      </>
    );
  };
  const animate = jest.fn(function (this: Element) {
    return this.textContent;
  });
  beforeEach(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    Object.assign(Element.prototype, { animate });
    animate.mockClear();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('the link that was pressed by keys shows it before the screen behind it is drawn', async () => {
    await renderRemote(remoteOf(App), { path: '/a' });
    screen.getByText('on').focus();
    await act(async () => screen.getByText('on').click());
    expect(animate.mock.results).toMatchObject([{ value: 'on' }]);
    expect(screen.getByText('/a')).toBeTruthy();
    expect(await screen.findByText('/a/b')).toBeTruthy();
  });

  test('another path is drawn after the next paint, the latest of several', async () => {
    await renderRemote(remoteOf(App), { path: '/a' });
    await act(async () => screen.getByText('on').click());
    expect(screen.getByText('/a')).toBeTruthy();
    await act(async () => screen.getByText('turn').click());
    expect(await screen.findByText('/a?page=2')).toBeTruthy();
    await act(async () => screen.getByText('on').click());
    expect(await screen.findByText('/a/b')).toBeTruthy();
  });

  test('another query is drawn at once', async () => {
    await renderRemote(remoteOf(App), { path: '/a' });
    await act(async () => screen.getByText('turn').click());
    expect(screen.getByText('/a?page=2')).toBeTruthy();
  });

  test('a screen that is taken away before is not drawn', async () => {
    const { host, unmount } = await renderRemote(remoteOf(App), { path: '/a' });
    await act(async () => screen.getByText('on').click());
    await unmount();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(host.crashes).toEqual([]);
  });
});
