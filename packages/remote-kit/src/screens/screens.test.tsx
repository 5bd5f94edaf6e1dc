import { fault } from '@portfolio/contracts/errors';
import { ApiError, HostProvider } from '@portfolio/remote-kit';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { ToastProvider } from '@portfolio/ui/toast';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from '../languages/index.ts';
import { toastTexts } from '../toasts/index.ts';
import { createScreens, useAction } from './index.ts';

const nothing = () => Promise.resolve({ default: {} });
const { useTranslation } = createTranslator({ en: {}, es: nothing, fr: nothing });
const { Loaded, LoadError, NoneFound } = createScreens(useTranslation);
const conflict = new ApiError(409, { detail: 'A newer version was saved in between.' }, 'Conflict');

interface Props {
  work: () => Promise<string>;
  failed?: string | (() => string);
  undo?: (name: string) => Promise<unknown>;
}

function Delete({ work, failed = 'It could not be deleted.', undo }: Props) {
  const { run, busy } = useAction();
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={() => void run(work, { done: (name) => `${name} is deleted.`, failed, undo })}
    >
      Delete
    </button>
  );
}

const show = (node: React.ReactNode) =>
  render(
    <HostProvider host={createTestHost()}>
      <ToastProvider texts={toastTexts((key) => key)}>{node}</ToastProvider>
    </HostProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what a button asks of the server', () => {
  test('is told when it is done', async () => {
    show(<Delete work={() => Promise.resolve('Gate')} />);
    await press('Delete');
    expect(await screen.findByText('Gate is deleted.')).toBeVisible();
  });

  test('is taken back, with the reason where it cannot be', async () => {
    const undone: string[] = [];
    const undo = (name: string) =>
      undone.push(name) === 1
        ? Promise.resolve()
        : Promise.reject(new ApiError(409, { detail: fault('newer_version').message }, 'Conflict'));
    show(<Delete work={() => Promise.resolve('Gate')} undo={undo} />);
    await press('Delete');
    await press('toasts.undo');
    expect(await screen.findByText('toasts.undone')).toBeVisible();
    expect(screen.queryByText('Gate is deleted.')).not.toBeInTheDocument();
    await press('Delete');
    await press('toasts.undo');
    expect(await screen.findByText(fault('newer_version').message)).toBeVisible();
    expect(undone).toEqual(['Gate', 'Gate']);
  });

  test('is busy meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    show(<Delete work={() => promise} />);
    await press('Delete');
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    resolve('Gate');
    await screen.findByText('Gate is deleted.');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'false');
  });

  test('is told with the reason of the server, where it says one', async () => {
    show(
      <Delete work={() => Promise.reject(new ApiError(409, { detail: fault('newer_version').message }, 'Conflict'))} />,
    );
    await press('Delete');
    expect(await screen.findByText(fault('newer_version').message)).toBeVisible();
  });

  test.each([
    ['without a reason', new Error('no connection'), undefined, 'It could not be deleted.'],
    ['in words of its own', conflict, () => 'Somebody needs it.', 'Somebody needs it.'],
  ])('is told when it failed %s', async (_, error, failed, said) => {
    show(<Delete work={() => Promise.reject(error)} {...(failed && { failed })} />);
    await press('Delete');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'false');
  });
});

describe('the parts of screens', () => {
  test('what could not be loaded says that nothing is lost, and is tried again', async () => {
    let tries = 0;
    show(<LoadError title="The clients could not be loaded." retry={() => (tries += 1)} retrying={false} />);
    expect(screen.getByText('Nothing has been changed or lost.')).toBeVisible();
    await press('Try again');
    expect(tries).toBe(1);
  });

  test('what was asked for is on its way, then there', () => {
    const result = { refetch: () => Promise.resolve() };
    const part = (data?: string) => (
      <Loaded result={{ ...result, data }} loading="Loading lines" failed="No lines">
        {(line) => <p>{line}</p>}
      </Loaded>
    );
    const { rerender } = render(part());
    expect(screen.getByText('Loading lines')).toBeInTheDocument();
    rerender(part('8 hours'));
    expect(screen.getByText('8 hours')).toBeVisible();
  });

  test('what is there stays with what was typed into it when it cannot be asked for again, which is said', async () => {
    const result = { refetch: () => Promise.resolve(), data: 'Name' };
    const part = (error?: Error) => (
      <Loaded result={{ ...result, error }} loading="Loading lines" failed="No lines">
        {(label) => <input aria-label={label} />}
      </Loaded>
    );
    const { rerender } = render(part());
    await userEvent.type(screen.getByLabelText('Name'), 'Typed by me');
    rerender(part(new Error('down')));
    expect(screen.getByText('No lines')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Typed by me');
    rerender(part());
    expect(screen.queryByText('No lines')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Typed by me');
  });

  test('nothing that matches leads to all there is, nothing at all to a beginning', async () => {
    let cleared = 0;
    const texts = { noMatch: 'Nothing matches.', none: 'There is nothing yet.', hint: 'Begin here.' };
    const part = (isNarrowed: boolean) => (
      <NoneFound list={{ isNarrowed, clear: () => (cleared += 1) }} texts={texts} action={<a href="/new">Begin</a>} />
    );
    const { rerender } = render(part(true));
    await press('Clear search');
    expect(cleared).toBe(1);
    rerender(part(false));
    expect(screen.getByText('Begin here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Begin' })).toBeVisible();
  });
});
