import { recoveryCodesAnswer, secondFactor, secondFactorCode, secondFactorSetUp } from '@portfolio/contracts/auth';
import { objectType } from '@portfolio/service-kit/graphql';
import { confirmedToSetUp, signedInToSetUp } from '../../access.ts';
import { call, forConfirmed } from '../../call.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

objectType('RecoveryCodes', recoveryCodesAnswer);

export const secondFactorCalls = [
  call({
    rest: 'GET /auth/second-factor',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    graphql: 'query secondFactor',
    access: signedInToSetUp,
    answer: secondFactor,
    handle: ({ context }) => getSecondFactor(context),
  }),
  call({
    rest: 'POST /auth/second-factor',
    summary: 'Begin to set up a second factor: the secret for an authenticator app',
    graphql: 'mutation beginSecondFactor',
    description: 'Counts once it is confirmed.',
    access: confirmedToSetUp,
    repeatable: false,
    answer: secondFactorSetUp,
    handle: ({ context }) => beginSecondFactor(context),
  }),
  call({
    rest: 'POST /auth/second-factor/confirm',
    summary: 'Confirm it with a code of the app; the answer has the recovery codes',
    graphql: 'mutation confirmSecondFactor',
    description: 'With a code of the app; from now on signing in asks for one.',
    access: confirmedToSetUp,
    body: secondFactorCode,
    repeatable: false,
    answer: recoveryCodesAnswer,
    handle: ({ context, body }) => confirmSecondFactor(context, body.code),
  }),
  forConfirmed({
    rest: 'POST /auth/second-factor/recovery-codes',
    summary: 'New recovery codes in the place of the old ones',
    graphql: 'mutation renewRecoveryCodes',
    description: 'The old ones are void.',
    repeatable: false,
    answer: recoveryCodesAnswer,
    handle: ({ context }) => renewRecoveryCodes(context),
  }),
  forConfirmed({
    rest: 'DELETE /auth/second-factor',
    summary: 'Sign in without a second factor again',
    graphql: 'mutation removeSecondFactor',
    handle: ({ context }) => removeSecondFactor(context),
  }),
];
