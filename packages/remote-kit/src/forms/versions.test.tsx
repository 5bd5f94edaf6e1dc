import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fault } from '@portfolio/contracts/errors';
import { HostProvider } from '@portfolio/remote-kit';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { Form } from '@portfolio/ui/form';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { changesOf, useForm } from './index.ts';
import { merged } from './versions.ts';

describe('two who change the same', () => {
  test('each keeps what they changed; what both changed is told, and stays one’s own', () => {
    const base = { title: 'Watch', notes: '', rate: '10' };
    expect(merged(base, { ...base, title: 'Mine', rate: '20' }, { ...base, title: 'Theirs', notes: 'Ring' })).toEqual([
      { title: 'Mine', notes: 'Ring', rate: '20' },
      [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }],
    ]);
  });

  test('the same change is no difference', () => {
    expect(merged({ rate: '10' }, { rate: '20' }, { rate: '20' })).toEqual([{ rate: '20' }, []]);
  });

  test('items are merged one by one: changed, added and removed by either', () => {
    const [gate, dock, depot] = ['Gate', 'Dock', 'Depot'].map((name, id) => ({ id: String(id), name, city: '' })) as [
      { id: string; name: string; city: string },
      { id: string; name: string; city: string },
      { id: string; name: string; city: string },
    ];
    const made = { ...gate, id: 'temp-1', name: 'New' };
    const other = { ...gate, id: '9', name: 'Other' };
    const [{ locations }, differences] = merged(
      { locations: [gate, dock, depot] },
      { locations: [{ ...gate, name: 'North gate' }, dock, made] },
      { locations: [{ ...gate, name: 'South gate', city: 'Salem' }, depot, other] },
    );
    expect(locations).toEqual([{ ...gate, name: 'North gate', city: 'Salem' }, made, other]);
    expect(differences).toEqual([{ name: 'locations.0.name', mine: 'North gate', theirs: 'South gate' }]);
  });

  test('of a change only what differs is sent, with what it was', () => {
    const began = { name: 'Mall', qualifications: ['1'], notes: '' };
    expect(changesOf({ ...began, qualifications: ['1', '2'] }, began)).toEqual({
      input: { qualifications: ['1', '2'] },
      seen: { qualifications: ['1'] },
    });
  });
});

const began = { title: 'Watch', status: 'open', notes: '' };
type Values = typeof began;

/** A service that refuses to change what is not as it was seen. */
function service(present: Values) {
  const state = { present };
  const send = jest.fn(({ input, seen }: ReturnType<typeof changesOf<Values>>) => {
    const isOther = Object.entries(seen).some(([name, value]) => Reflect.get(state.present, name) !== value);
    const errors = { detail: fault('newer_version') };
    if (isOther)
      throw new CombinedGraphQLErrors({ data: null }, [
        { message: 'Conflict.', extensions: { code: 'CONFLICT', errors } },
      ]);
    state.present = { ...state.present, ...input };
    return Promise.resolve();
  });
  return { state, send };
}

function ShiftForm({ of }: { of: ReturnType<typeof service> }) {
  const form = useForm<Values>({
    draft: false,
    values: began,
    send: async (values, _, __, before) => of.send(changesOf(values, before)),
    latest: () => Promise.resolve({ values: of.state.present }),
    failed: 'Not saved.',
  });
  const { error: _, ...title } = form.field('title');
  const { error: __, ...status } = form.field('status');
  return (
    <Form {...form.props}>
      <label>
        Title <input {...title} />
      </label>
      <label>
        Status
        <select {...status}>
          <option value="open">Open</option>
          <option value="done">Done</option>
          <option value="off">Cancelled</option>
        </select>
      </label>
      <output>{form.hookForm.watch('notes')}</output>
      <button>Save</button>
    </Form>
  );
}

function open(present: Values) {
  const of = service(present);
  const release = { name: 'test', version: '0', release: '0' };
  const host = { ...createTestHost(), release, domElement: document.body, crashed: () => undefined };
  render(
    <HostProvider host={host}>
      <ShiftForm of={of} />
    </HostProvider>,
  );
  return of;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retitle = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), text);
};
const version = (label: string, whose: string) => screen.findByRole('group', { name: `${label}: ${whose}` });

test('what somebody else changed in other fields is taken over without a word', async () => {
  const { state } = open({ ...began, notes: 'Ring twice' });
  await retitle('Mine');
  await press('Save');
  await waitFor(() => expect(state.present).toEqual({ title: 'Mine', status: 'open', notes: 'Ring twice' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the same field is shown in both versions, by its label and the words of its choices; one’s own can be kept', async () => {
  const { state, send } = open({ title: 'Theirs', status: 'done', notes: 'Ring twice' });
  await retitle('Mine');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'off');
  await press('Save');
  expect(await version('Title', 'Your version')).toHaveTextContent('Mine');
  expect(await version('Title', 'Their version')).toHaveTextContent('Theirs');
  expect(await version('Status', 'Their version')).toHaveTextContent('Done');
  expect(state.present.title).toBe('Theirs');
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Ring twice');
  await press('Overwrite with mine');
  await waitFor(() => expect(state.present).toEqual({ title: 'Mine', status: 'off', notes: 'Ring twice' }));
  expect(send.mock.lastCall![0].seen).toEqual({ title: 'Theirs', status: 'done' });
});

test('theirs can be taken, and the rest of what was typed stays', async () => {
  const { state } = open({ ...began, title: 'Theirs' });
  await retitle('Mine');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'off');
  await press('Save');
  await version('Title', 'Their version');
  await press('Reload theirs');
  expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
  expect(within(document.body).queryByRole('alert')).not.toBeInTheDocument();
  await press('Save');
  await waitFor(() => expect(state.present).toEqual({ title: 'Theirs', status: 'off', notes: '' }));
});
