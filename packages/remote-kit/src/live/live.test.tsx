import { ApolloProvider, useQuery } from '@apollo/client/react';
import type { LiveEvent } from '@portfolio/contracts/scheduling';
import { HostProvider } from '@portfolio/remote-kit';
import { ToastProvider } from '@portfolio/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { createTestHost } from '../testing/index.ts';
import { toastTexts } from '../toasts/index.ts';
import { LiveProvider, useAlsoHere } from './index.ts';

const query = parse('query Plan { plan }');

/** A stream of the server's, to be spoken on. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (isLeft = true),
  });
  return {
    answer: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    say: ({ type, ...data }: LiveEvent) =>
      controller!.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller!.close(),
    isLeft: () => isLeft,
  };
}

const change = (by: number | null, name = '') => ({
  type: 'changes' as const,
  changes: [{ noun: 'shift', ids: [4], by, name }],
});

function Plan({ from }: { from: string }) {
  const { data } = useQuery<{ plan: string }>(query);
  const people = useAlsoHere({ from, until: from });
  return (
    <ul>
      <li>{data?.plan}</li>
      <li>with {people.map(({ name }) => name).join()}</li>
    </ul>
  );
}

/** A busy machine takes its time. */
const shows = (text: string) => screen.findByText(text, {}, { timeout: 10_000 });
const later = { timeout: 10_000 };

function openPlan() {
  const streams = [stream(), stream()];
  let opened = 0;
  let plan: () => string = () => 'Ann';
  const host = createTestHost({
    user: { id: 7 },
    graphql: { Plan: () => ({ plan: plan() }) },
    rest: { 'GET /planner/changes/': () => streams[opened++]!.answer() },
  });
  const shown = (from: string) => (
    <HostProvider host={host}>
      <ApolloProvider client={host.apollo}>
        <ToastProvider texts={toastTexts((key) => key)}>
          <LiveProvider follows={{ company: '3' }} changedBy={(names) => `Changed by ${names}`}>
            <main>
              <Plan from={from} />
            </main>
          </LiveProvider>
        </ToastProvider>
      </ApolloProvider>
    </HostProvider>
  );
  const { rerender } = render(shown('2031-03-10'));
  return {
    streams,
    host,
    turn: (from: string) => rerender(shown(from)),
    becomes: (next: () => string) => (plan = next),
    opened: () => opened,
    say: (event: LiveEvent, at = 0) => act(() => streams[at]!.say(event)),
  };
}

test('what somebody else changes is asked for again, and said to be theirs; one’s own is only shown', async () => {
  const { say, becomes } = openPlan();
  await shows('Ann');
  say({ type: 'start' });
  becomes(() => 'Bob');
  say(change(7, 'Me'));
  expect(await shows('Bob')).toBeInTheDocument();
  expect(screen.queryByText(/^Changed/)).not.toBeInTheDocument();
  becomes(() => 'Cleo');
  say(change(8, 'Anna Roth'));
  expect(await shows('Changed by Anna Roth')).toBeInTheDocument();
  expect(screen.getByText('Cleo')).toBeInTheDocument();
});

test('that nothing can be asked for leaves what is shown; once it can, it is', async () => {
  const { say, becomes, streams } = openPlan();
  await shows('Ann');
  say({ type: 'start' });
  let failed = 0;
  becomes(() => {
    failed += 1;
    throw new Error('down');
  });
  say(change(8, 'Anna Roth'));
  await waitFor(() => expect(failed).toBe(1), later);
  expect(screen.getByText('Ann')).toBeInTheDocument();
  // The stream breaks off: whoever comes back asks for what they may have missed.
  becomes(() => 'Bob');
  act(() => streams[0]!.end());
  say({ type: 'start' }, 1);
  expect(await shows('Bob')).toBeInTheDocument();
});

test('the days that are shown are told, and the stream of before is left once the next has started', async () => {
  const { say, turn, streams, opened } = openPlan();
  await waitFor(() => expect(opened()).toBe(1), later);
  const anna = { user: 8, name: 'Anna Roth', from: '2031-03-09', until: '2031-03-15' };
  const me = { ...anna, user: 7, name: 'Me' };
  const late = { ...anna, user: 9, name: 'Late', from: '2031-03-16', until: '2031-03-22' };
  say({ type: 'start' });
  say({ type: 'people', people: [anna, me, late] });
  expect(await shows('with Anna Roth')).toBeInTheDocument();
  turn('2031-03-17');
  await waitFor(() => expect(opened()).toBe(2), later);
  expect(screen.getByText('with Late')).toBeInTheDocument();
  say({ type: 'start' }, 1);
  await waitFor(() => expect(streams[0]!.isLeft()).toBe(true), later);
});
