import 'fake-indexeddb/auto';
import { HostProvider, NetworkError } from '@portfolio/remote-kit';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftsOf, forgetDrafts } from '../kept/index.ts';
import { tabStorage } from '../storage/index.ts';
import { hasUnsaved, useForm, type FormOptions } from './index.ts';

const empty = { name: '', password: '', pictures: [] as readonly { alt: string; file?: File }[] };
type Values = typeof empty;

function Account(options: Partial<FormOptions<Values, unknown>>) {
  const form = useForm<Values>({
    draft: 'account/4',
    values: empty,
    send: () => Promise.resolve(),
    failed: 'Not saved.',
    ...options,
  });
  const { restored, leaving } = form.props;
  const { error: _, ...name } = form.field('name');
  const { error: __, ...password } = form.field('password');
  const pictures = form.controlled('pictures');
  return (
    <form onSubmit={form.props.onSubmit}>
      {restored && <p role="status">{restored.text}</p>}
      {restored && (
        <button type="button" onClick={restored.onDiscard}>
          {restored.discard}
        </button>
      )}
      <input aria-label="Name" {...name} />
      <input aria-label="Password" {...password} />
      <button
        type="button"
        onClick={() => pictures.onChange([{ alt: 'kept' }, { alt: 'new', file: new File(['x'], 'x.png') }])}
      >
        Pictures: {pictures.value.length}
      </button>
      <button type="button" onClick={() => form.leave(() => undefined)}>
        Cancel
      </button>
      {leaving && (
        <button type="button" onClick={leaving.onLeave}>
          {leaving.texts.leave}
        </button>
      )}
      <button>Save</button>
    </form>
  );
}

/** Opens the form; of user 7, or of nobody with `id: null`. */
function open(options: Partial<FormOptions<Values, unknown>> = {}, id: number | null = 7) {
  const release = { name: 'test', version: '0', release: '0' };
  const host = createTestHost(id === null ? {} : { user: { id } });
  return render(
    <HostProvider host={{ ...host, release, domElement: document.body, crashed: () => undefined } as typeof host}>
      <Account {...options} />
    </HostProvider>,
  );
}

const name = () => screen.getByLabelText('Name');
const type = (text: string) => userEvent.type(name(), text);
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
const kept = (user = 7, form = 'account/4') => draftsOf(user).read<{ typed: object }>(form);
const isKept = (typed: object) => waitFor(async () => expect((await kept())?.typed).toEqual(typed));
const isGone = () => waitFor(async () => expect(await kept()).toBeUndefined());
const isBack = () => screen.findByRole('status');

afterEach(async () => {
  for (const user of [0, 7, 8]) await forgetDrafts(user);
  tabStorage.removeItem('draftsOf');
});

test('what was typed is there again, with a word about it', async () => {
  const { unmount } = open();
  await type('Ada');
  await isKept({ name: 'Ada' });
  unmount();

  open();
  expect(await isBack()).toHaveTextContent(/^We kept what you typed and did not save on .+ \d{1,2}:\d{2}/);
  expect(name()).toHaveValue('Ada');
});

test.each([true, false])(
  'what others change waits only for a form that asks before it is left: %p',
  async (guarded) => {
    open({ guarded });
    await type('Ada');
    await isKept({ name: 'Ada' });
    expect(hasUnsaved()).toBe(guarded);
  },
);

test('a screen that is left at once, as when a session ends, keeps the last letter too', async () => {
  const { unmount } = open();
  await type('A');
  unmount();
  await isKept({ name: 'A' });
  open();
  await isBack();
  expect(name()).toHaveValue('A');
});

test('a failed save keeps it, a save that worked does not', async () => {
  const send = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new NetworkError('no connection'));
  const { unmount } = open({ send });
  await type('Ada');
  await press('Save');
  await isKept({ name: 'Ada' });
  await press('Save');
  await isGone();
  unmount();
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(name()).toHaveValue('');
});

test('it can be thrown away, which leaves what the form began with', async () => {
  const { unmount } = open({ values: { ...empty, name: 'Bo' } });
  await type('!');
  unmount();
  await isKept({ name: 'Bo!' });
  open({ values: { ...empty, name: 'Bo' } });
  await isBack();
  await press('Discard');
  expect(name()).toHaveValue('Bo');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await isGone();
});

test('who leaves without saving, as asked, has thrown it away', async () => {
  open();
  await type('Ada');
  await isKept({ name: 'Ada' });
  await press('Cancel');
  expect(await kept()).toBeDefined();
  await press('Leave without saving');
  await isGone();
});

test('what is typed after it was taken back is kept too', async () => {
  open();
  await type('Ada');
  await isKept({ name: 'Ada' });
  await userEvent.clear(name());
  await isGone();
  await type('Bo');
  await isKept({ name: 'Bo' });
  expect(name()).toHaveValue('Bo');
});

test('nobody else gets it, and signing out forgets it, also what is typed at that moment', async () => {
  const first = open();
  await type('Ada');
  await isKept({ name: 'Ada' });
  const other = open({}, 8);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await kept(8)).toBeUndefined();
  other.unmount();
  await type(' L');
  await forgetDrafts(7);
  first.unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await kept()).toBeUndefined();
});

test('what a visitor typed is that of their tab', async () => {
  const { unmount } = open({}, null);
  await type('Visitor');
  unmount();
  const tab = `${tabStorage.getItem('draftsOf')}/account/4`;
  await waitFor(async () => expect((await kept(0, tab))?.typed).toEqual({ name: 'Visitor' }));
  const again = open({}, null);
  await isBack();
  expect(name()).toHaveValue('Visitor');
  again.unmount();
  tabStorage.removeItem('draftsOf'); // another tab
  open({}, null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(name()).toHaveValue('');
});

test('no password is kept, and no file, of which the reader is told', async () => {
  const { unmount } = open();
  await type('Ada');
  await userEvent.type(screen.getByLabelText('Password'), 'open sesame');
  await press('Pictures: 0');
  await isKept({ name: 'Ada', pictures: [{ alt: 'kept' }] });
  unmount();
  open();
  expect(await isBack()).toHaveTextContent('Choose your files again.');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Pictures: 1' })).toBeInTheDocument();
});

test('what is typed before it comes back counts', async () => {
  await draftsOf(7).begin();
  const draft = { at: new Date().toISOString(), typed: { name: 'old' }, base: { name: '' } };
  await draftsOf(7).write('account/4', draft);
  open();
  fireEvent.input(name(), { target: { value: 'new' } });
  await isKept({ name: 'new' });
  expect(name()).toHaveValue('new');
});

test('after thirty days it is not offered any more', async () => {
  await draftsOf(7).begin();
  const at = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await draftsOf(7).write('account/4', { at, typed: { name: 'old' }, base: { name: '' } });
  open();
  await isGone();
  expect(name()).toHaveValue('');
});
