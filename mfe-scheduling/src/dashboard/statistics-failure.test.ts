import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NetworkError } from '@portfolio/remote-kit';
import { statisticsFailure } from './statistics-failure.ts';

const refusal = (code: string, message = 'no') =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

const answer = (status: number, bodyText: string) =>
  new ServerError('no', { response: new Response(bodyText, { status }), bodyText });

describe('scheduling.md §8, Dashboard', () => {
  test.each([
    ['Session expired (refresh failed)', refusal('UNAUTHENTICATED'), 'anonymous', { key: 'sessionExpired' }],
    ['401', refusal('UNAUTHENTICATED'), 'signed-in', { key: 'authenticationFailed' }],
    ['401 of the gateway itself', answer(401, ''), 'signed-in', { key: 'authenticationFailed' }],
    ['403', refusal('FORBIDDEN'), 'signed-in', { key: 'forbidden' }],
    ['no response', new NetworkError('no connection'), 'signed-in', { key: 'noResponse' }],
    [
      'another status',
      refusal('INTERNAL_SERVER_ERROR', 'A server error occurred.'),
      'signed-in',
      {
        key: 'server',
        status: 500,
        error: 'A server error occurred.',
      },
    ],
    [
      'the error field of a body',
      answer(502, '{"error":"bad gateway"}'),
      'signed-in',
      {
        key: 'server',
        status: 502,
        error: 'bad gateway',
      },
    ],
    [
      'Unknown error: a body without one',
      answer(504, '<html>'),
      'signed-in',
      {
        key: 'server',
        status: 504,
        error: undefined,
      },
    ],
    ['otherwise', new Error('odd'), 'signed-in', { key: 'other', message: 'odd' }],
  ] as const)('%s', (_, error, session, failure) => {
    expect(statisticsFailure(error, { status: session })).toEqual(failure);
  });

  test('401 after a good refresh, which ended the session', () => {
    const session = { status: 'anonymous', refused: true } as const;
    expect(statisticsFailure(refusal('UNAUTHENTICATED'), session)).toEqual({ key: 'authenticationFailed' });
  });
});
