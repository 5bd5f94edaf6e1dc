import { HostProvider } from '@portfolio/remote-kit';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { TextField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { Table } from '@portfolio/ui/table';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { useForm } from '../forms/index.ts';
import { createTranslator } from '../languages/index.ts';
import { createPreview, edgeOf, usePreview } from './index.ts';

const nothing = () => Promise.resolve({ default: {} });
const { useTranslation } = createTranslator({ en: {}, es: nothing, fr: nothing });
const { Beside, Preview } = createPreview(useTranslation);

const names = ['Ann', 'Bob', 'Cid'];
const texts = { loading: 'Loading', failed: 'Failed', notFound: 'Not found' };
const result = { refetch: () => Promise.resolve() };

function NameForm({ name, done }: { name: string; done: () => void }) {
  const form = useForm({ draft: false, values: { name }, send: () => Promise.resolve(), failed: '', onSaved: done });
  return (
    <Form {...form.props} errorsTitle="">
      <TextField label="Name" {...form.field('name')} />
      <FormActions>
        <button type="submit">Save</button>
      </FormActions>
    </Form>
  );
}

function People() {
  const { t } = useTranslation();
  const preview = usePreview({ page: (id) => `/people/${id}` });
  return (
    <Beside
      preview={preview}
      item={(id) => (
        <Preview
          result={result}
          item={names[Number(id) - 1] ?? null}
          texts={texts}
          to={`/people/${id}`}
          title={(name) => name}
          form={(name, done) => <NameForm name={name} done={done} />}
        >
          {(name) => <p>{`All about ${name}`}</p>}
        </Preview>
      )}
    >
      <Table
        caption="People"
        columns={[{ id: 'name', header: 'Name', rowHeader: true, cell: (name) => <Link to="/">{name}</Link> }]}
        rows={names}
        rowKey={(name) => names.indexOf(name) + 1}
        preview={edgeOf(preview, t)}
      />
    </Beside>
  );
}

let isWide = true;
beforeEach(() => {
  isWide = true;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isWide }) as unknown as MediaQueryList;
});

function open(address = '') {
  window.history.replaceState(null, '', `/people${address}`);
  render(
    <HostProvider host={createTestHost()}>
      <BrowserRouter>
        <h1 tabIndex={-1}>People</h1>
        <People />
      </BrowserRouter>
    </HostProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const shown = (name: string) => screen.findByRole('heading', { level: 2, name }, { timeout: 10_000 });
const address = () => `${window.location.pathname}${window.location.search}`;

test('Space shows a row beside the list, the arrows go on, the address follows, Escape closes', async () => {
  open();
  link('Ann').focus();
  await userEvent.keyboard(' ');
  await shown('Ann');
  expect(address()).toBe('/people?preview=1');
  expect(link('Ann')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(link('Cid')).toHaveFocus();
  await shown('Cid');
  expect(address()).toBe('/people?preview=3');
  await userEvent.keyboard('{ArrowUp}');
  const bob = await shown('Bob');
  await userEvent.keyboard('{ArrowRight}');
  expect(bob).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(link('Bob')).toHaveFocus();
  expect(address()).toBe('/people');
});

test('a reload shows the same, back the list alone', async () => {
  open('?preview=2');
  await shown('Bob');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(link('Bob')).toHaveFocus();
  await userEvent.keyboard(' ');
  await shown('Bob');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('what is gone is said', async () => {
  open('?preview=9');
  expect(await shown('Not found')).toBeVisible();
});

test('without room an item has its own page', async () => {
  isWide = false;
  open('?preview=2');
  await waitFor(() => expect(address()).toBe('/people/2'));
});

test('it is changed in place; the next row waits until what was typed is saved or left', async () => {
  open('?preview=1');
  await shown('Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('a');
  link('Bob').focus();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/unsaved changes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All about Ann')).toBeVisible();
  expect(await shown('Ann')).toHaveFocus();
});
