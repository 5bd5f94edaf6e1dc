import { addedPasskey, newPasskey, passkey, passkeyName, passkeyOptions } from '@portfolio/contracts/auth';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { confirmedByPassword, confirmedToSetUp, signedIn, signedInToSetUp } from '../../access.ts';
import { route } from '../../route.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey, requirePasskey } from './passkeys.ts';

export const passkeyResources = [
  resource('/auth/passkeys', {
    get: route({
      summary: 'The passkeys that sign in to this account',
      access: signedInToSetUp,
      answer: z.array(passkey),
      handle: ({ context }) => listPasskeys(context),
    }),
    post: route({
      summary: 'Add a passkey; with the first way of a second step, the answer has recovery codes',
      access: confirmedToSetUp,
      body: newPasskey,
      repeatable: false,
      answer: addedPasskey,
      status: 201,
      handle: ({ context, body }) => addPasskey(context, body),
    }),
  }),
  resource('/auth/passkeys/options', {
    post: route({
      summary: 'What a browser is asked to make for a new passkey',
      access: confirmedToSetUp,
      repeatable: false,
      answer: passkeyOptions,
      handle: async ({ context }) => ({ ...(await beginPasskey(context)) }),
    }),
  }),
  resource(
    '/auth/passkeys/:id',
    {
      patch: route({
        summary: 'Rename a passkey',
        access: signedIn,
        body: passkeyName,
        answer: passkey,
        handle: ({ context, id, body }) => renamePasskey(context, id(), body.name),
      }),
      delete: route({
        summary: 'Remove a passkey',
        access: confirmedByPassword,
        handle: ({ context, id }) => removePasskey(context, id()),
      }),
    },
    ({ context, id }) => requirePasskey(context, id()),
  ),
];
