import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fault } from '@portfolio/contracts/errors';
import { clientInput } from '@portfolio/contracts/scheduling';
import { ApiError, HostProvider, NetworkError } from '@portfolio/remote-kit';
import { createTestHost, type TestHostOptions } from '@portfolio/remote-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { longestIn } from './checked-by.ts';
import { refusalOf, useFieldArray, useForm, type FormOptions } from './index.ts';

const blank = { name: '', email: '', zipCode: '', tags: ['1', '2'], locations: [{ name: 'Gate', zipCode: '' }] };
type Values = typeof blank;

/** A client as the planner's form sends it, with a list of chosen ids and the locations. */
const schema = clientInput.extend({
  tags: z.array(z.string()),
  locations: z.array(z.object({ name: z.string().min(1), zip_code: z.string().max(3) })),
});

function ClientForm(options: Partial<FormOptions<Values, unknown>>) {
  const form = useForm<Values>({
    draft: false,
    values: blank,
    schema,
    sentences: {
      name: { required: 'Client name is required' },
      'locations.name': { required: 'Location name is required' },
    },
    send: () => Promise.resolve(),
    failed: 'Failed to save client. Please try again.',
    ...options,
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'locations' });
  const input = (name: Parameters<typeof form.field>[0], label: string) => {
    const { error, ...control } = form.field(name);
    return (
      <label key={label}>
        {label}
        <input {...control} aria-invalid={error !== undefined} />
        <span data-testid={`${label} error`}>{error}</span>
      </label>
    );
  };
  const tags = form.controlled('tags');
  return (
    <form onSubmit={form.props.onSubmit} aria-busy={form.saving}>
      <ul aria-label="Problems">
        {form.props.errors.map(({ name, message }) => (
          <li key={name ?? message}>{message}</li>
        ))}
      </ul>
      {input('name', 'Name')}
      {input('email', 'Email')}
      {input('zipCode', 'Zip')}
      {fields.map(({ id }, at) => (
        <div key={id}>
          {input(`locations.${at}.name`, `Location ${at}`)}
          {input(`locations.${at}.zipCode`, `Location zip ${at}`)}
        </div>
      ))}
      <button type="button" onClick={() => append({ name: '', zipCode: '' })}>
        Add
      </button>
      <button type="button" onClick={() => tags.onChange([])}>
        {tags.value.join() || 'none'} <span>{tags.error}</span>
      </button>
      <button type="button" onClick={() => form.leave(() => document.body.setAttribute('data-left', ''))}>
        Cancel
      </button>
      {form.props.leaving && (
        <fieldset>
          <legend>{form.props.leaving.texts.question}</legend>
          <button type="button" onClick={form.props.leaving.onStay}>
            {form.props.leaving.texts.stay}
          </button>
          <button type="button" onClick={form.props.leaving.onLeave}>
            {form.props.leaving.texts.leave}
          </button>
        </fieldset>
      )}
      <button>Save</button>
    </form>
  );
}

function open(options: Partial<FormOptions<Values, unknown>> = {}, host: TestHostOptions = {}) {
  const release = { name: 'test', version: '0', release: '0' };
  const props = { ...createTestHost(host), release, domElement: document.body, crashed: () => undefined };
  return render(
    <HostProvider host={props}>
      <ClientForm {...options} />
    </HostProvider>,
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
/** As what is put back from a draft, which no control limits. */
const putIn = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const problems = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const errorOf = (label: string) => screen.getByTestId(`${label} error`).textContent;

const graphqlRefusal = (extensions: Record<string, unknown>, message = 'Invalid input.') =>
  new CombinedGraphQLErrors({ data: null }, [{ message, extensions }]);

describe('scheduling.md §5: client check', () => {
  test('nothing is sent while the contract’s schema refuses, and each field says why', async () => {
    const send = jest.fn(() => Promise.resolve());
    open({ send });
    await type('Email', 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await save();
    expect(problems()).toEqual([
      'Client name is required',
      'Enter a valid email address.',
      'Location name is required',
    ]);
    expect(errorOf('Name')).toBe('Client name is required');
    expect(errorOf('Location 1')).toBe('Location name is required');
    expect(send).not.toHaveBeenCalled();
  });

  test('no short text can be typed that the contract finds too long; of an address, or of notes, nothing is cut', () => {
    open();
    const longest = ['Name', 'Zip', 'Location zip 0', 'Email'].map((label) => screen.getByLabelText(label));
    expect(longest.map((input) => input.getAttribute('maxlength'))).toEqual(['200', '20', '3', null]);
    expect(longestIn(clientInput, 'notes', {})).toEqual({});
  });

  test('field errors clear when the field is edited, also of a nested list', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await save();
    await type('Name', 'N');
    expect(errorOf('Name')).toBe('');
    expect(errorOf('Location 1')).toBe('Location name is required');
    await type('Location 1', 'L');
    expect(problems()).toEqual([]);
  });

  test('what is checked and sent may differ from what the form holds', async () => {
    const send = jest.fn(() => Promise.resolve());
    open({ send, request: ({ name, ...rest }) => ({ ...rest, name: name || 'Nameless' }) });
    await save();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ ...blank, name: 'Nameless' }, blank, expect.anything(), blank),
    );
  });

  test('what is wrong beside the fields is said too', async () => {
    const send = jest.fn(() => Promise.resolve());
    open({ send, schema: schema.extend({ company: z.int() }) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(problems()).toEqual(['This field is required.']));
    expect(send).not.toHaveBeenCalled();
  });

  test('a rule of the screen stands instead of the schema’s', async () => {
    open({ rules: ({ name }) => ({ name: name === '' ? fault('unique') : undefined }) });
    await save();
    expect(errorOf('Name')).toBe('This is already in use.');
  });

  test('limits are said with their number, in the reader’s language', async () => {
    open({}, { language: 'es' });
    putIn('Name', 'x'.repeat(201));
    putIn('Location zip 0', '1234');
    await save();
    expect(errorOf('Name')).toBe('Como máximo 200 caracteres.');
    expect(errorOf('Location zip 0')).toBe('Como máximo 3 caracteres.');
  });
});

describe('scheduling.md §5: server validation errors keyed by field are shown on the fields', () => {
  const refusals = {
    'a mutation’s, by code': graphqlRefusal({
      code: 'BAD_USER_INPUT',
      errors: { name: [fault('unique')], zipCode: [fault('max_length', { max: 20 })] },
    }),
    'a REST call’s, by the codes beside its documented body': new ApiError(
      400,
      { name: ['Taken.'], zip_code: ['Ensure this field has no more than 20 characters.'] },
      '',
      { name: [{ code: 'unique', params: {} }], zip_code: [{ code: 'max_length', params: { max: 20 } }] },
    ),
  };

  test.each(Object.entries(refusals))('%s', async (_, refusal) => {
    open({ send: () => Promise.reject(refusal) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(errorOf('Name')).toBe('This is already in use.'));
    expect(errorOf('Zip')).toBe('At most 20 characters.');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Acme');
    await type('Zip', '1');
    expect(errorOf('Zip')).toBe('');
  });

  test('in nested lists, and in values that are chosen', async () => {
    const errors = { locations: [{ name: [fault('unique')] }], tags: { 1: [fault('does_not_exist', { value: '2' })] } };
    open({ send: () => Promise.reject(graphqlRefusal({ code: 'BAD_USER_INPUT', errors })) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(errorOf('Location 0')).toBe('This is already in use.'));
    const tags = screen.getByRole('button', { name: /^1,2/ });
    expect(tags).toHaveTextContent('This has been deleted.');
    await userEvent.click(tags);
    expect(screen.getByRole('button', { name: 'none' })).toBeInTheDocument();
  });

  test('a sentence without a code, and one of a field that is not in the form, are shown as they are', async () => {
    const body = { name: ['Acme is a client of another firm.'], company: ['You may not.'] };
    open({ send: () => Promise.reject(new ApiError(400, body, '')) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(problems()).toEqual(['Acme is a client of another firm.', 'You may not.']));
  });
});

describe('scheduling.md §8: save failures', () => {
  test.each([
    ['no answer', new Error('offline'), 'Failed to save client. Please try again.'],
    ['a fault of the server', new ApiError(500, { detail: 'x' }, ''), 'Failed to save client. Please try again.'],
    ['the server’s own sentence', new ApiError(403, { detail: 'Not yours.' }, ''), 'Not yours.'],
    ['a mutation’s', graphqlRefusal({ code: 'FORBIDDEN' }, 'Not yours.'), 'Not yours.'],
    ['a mutation’s fault', graphqlRefusal({ code: 'UNAVAILABLE' }), 'Failed to save client. Please try again.'],
  ])('%s', async (_, error, sentence) => {
    open({ send: () => Promise.reject(error) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(problems()).toEqual([sentence]));
  });

  test('the server’s reason in the reader’s language, by its code', async () => {
    const detail = fault('client_has_shifts');
    open({ send: () => Promise.reject(graphqlRefusal({ code: 'CONFLICT', errors: { detail } })) }, { language: 'fr' });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(problems()).toEqual([expect.stringMatching(/^Ce client a des vacations\./)]));
  });

  test('a screen may deal with a refusal itself', async () => {
    const refused = jest.fn(() => true);
    open({ refused, send: () => Promise.reject(new ApiError(409, { detail: 'Changed.' }, '')) });
    await type('Name', 'Acme');
    await save();
    await waitFor(() =>
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ kind: 'conflict' }), expect.anything()),
    );
    expect(problems()).toEqual([]);
  });

  test('cancelling is no failure of the server', () => {
    expect(refusalOf(new DOMException('', 'AbortError')).kind).toBe('cancelled');
  });
});

describe('pressing Save again', () => {
  const keysOf = async (...errors: unknown[]) => {
    const keys: string[] = [];
    const send: FormOptions<Values, unknown>['send'] = (_input, _values, { idempotencyKey }) => {
      const error = errors[keys.length];
      keys.push(idempotencyKey);
      return error ? Promise.reject(error) : Promise.resolve();
    };
    open({ send });
    const press = async () => {
      const before = keys.length;
      await save();
      await waitFor(() => expect(keys).toHaveLength(before + 1));
      return keys.at(-1);
    };
    await type('Name', 'Acme');
    return press;
  };
  const lost = new NetworkError('no connection');

  test('after no answer came, or it was cancelled, it has the same key', async () => {
    const press = await keysOf(lost, new DOMException('', 'AbortError'), graphqlRefusal({ code: 'UNAVAILABLE' }));
    const keys = [await press(), await press(), await press(), await press()];
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('another one after a change, a save, or an answer that said no', async () => {
    const press = await keysOf(lost, undefined, graphqlRefusal({ code: 'CONFLICT' }));
    const first = await press();
    await type('Name', '!');
    expect(new Set([first, await press(), await press(), await press()]).size).toBe(4);
  });
});

describe('unsaved changes', () => {
  const left = () => document.body.hasAttribute('data-left');
  const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  beforeEach(() => {
    document.body.removeAttribute('data-left');
  });

  const question = () => screen.queryByRole('group', { name: 'You have unsaved changes. Leave without saving?' });
  const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('leaving asks in the form while there are some', async () => {
    open();
    await type('Name', 'Acme');
    await cancel();
    expect(question()).toBeInTheDocument();
    expect(left()).toBe(false);
    await answer('Keep editing');
    expect(question()).not.toBeInTheDocument();
    expect(left()).toBe(false);
    await cancel();
    await answer('Leave without saving');
    expect(left()).toBe(true);
  });

  test('and not after a save, whose answer is what the form shows', async () => {
    const onSaved = jest.fn();
    open({
      send: ({ name }) => Promise.resolve(name),
      valuesOf: (name) => ({ ...blank, name: String(name).toUpperCase() }),
      onSaved,
    });
    await type('Name', 'Acme');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Acme', expect.objectContaining({ name: 'Acme' })));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('ACME');
    await cancel();
    expect(question()).not.toBeInTheDocument();
    expect(left()).toBe(true);
  });
});
