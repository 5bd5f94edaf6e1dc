import { addedPasskey, newPasskey, passkey, passkeyName, passkeyOptions } from '@portfolio/contracts/auth';
import { itsId } from '@portfolio/service-kit/calls';
import { z } from 'zod';
import { confirmedToSetUp, signedIn, signedInToSetUp } from '../../access.ts';
import { call, forConfirmed } from '../../call.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey, requirePasskey } from './passkeys.ts';

/** What authenticators make and sign is JSON of REST alone (docs/decisions/0010). */
export const passkeyCalls = [
  call({
    rest: 'GET /auth/passkeys',
    summary: 'The passkeys that sign in to this account',
    graphql: 'query passkeys',
    description: "One's own, the first added first.",
    access: signedInToSetUp,
    answer: z.array(passkey),
    handle: ({ context }) => listPasskeys(context),
  }),
  call({
    rest: 'POST /auth/passkeys',
    summary: 'Add a passkey; with the first way of a second step, the answer has recovery codes',
    access: confirmedToSetUp,
    body: newPasskey,
    repeatable: false,
    answer: addedPasskey,
    status: 201,
    handle: ({ context, body }) => addPasskey(context, body),
  }),
  call({
    rest: 'POST /auth/passkeys/options',
    summary: 'What a browser is asked to make for a new passkey',
    access: confirmedToSetUp,
    repeatable: false,
    answer: passkeyOptions,
    handle: async ({ context }) => ({ ...(await beginPasskey(context)) }),
  }),
  call({
    rest: 'PATCH /auth/passkeys/:id',
    summary: 'Rename a passkey',
    graphql: 'mutation renamePasskey',
    access: signedIn,
    item: ({ context, id }) => requirePasskey(context, id()),
    body: passkeyName,
    answer: passkey,
    handle: ({ context, id, body }) => renamePasskey(context, id(), body.name),
  }),
  forConfirmed({
    rest: 'DELETE /auth/passkeys/:id',
    summary: 'Remove a passkey',
    graphql: 'mutation removePasskey',
    description: 'The id of the passkey, which signs in no more.',
    field: itsId,
    handle: ({ context, id }) => removePasskey(context, id()),
  }),
];
