import { recoveryCodesAnswer, secondFactor, secondFactorCode, secondFactorSetUp } from '@portfolio/contracts/auth';
import { resource } from '@portfolio/service-kit/rest';
import { confirmedByPassword, confirmedToSetUp, signedInToSetUp } from '../../access.ts';
import { route } from '../../route.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

export const secondFactorResources = [
  resource('/auth/second-factor', {
    get: route({
      summary: 'Whether signing in asks for a code, and how many recovery codes are left',
      access: signedInToSetUp,
      answer: secondFactor,
      handle: ({ context }) => getSecondFactor(context),
    }),
    post: route({
      summary: 'Begin to set up a second factor: the secret for an authenticator app',
      access: confirmedToSetUp,
      repeatable: false,
      answer: secondFactorSetUp,
      handle: ({ context }) => beginSecondFactor(context),
    }),
    delete: route({
      summary: 'Sign in without a second factor again',
      access: confirmedByPassword,
      handle: ({ context }) => removeSecondFactor(context),
    }),
  }),
  resource('/auth/second-factor/confirm', {
    post: route({
      summary: 'Confirm it with a code of the app; the answer has the recovery codes',
      access: confirmedToSetUp,
      body: secondFactorCode,
      repeatable: false,
      answer: recoveryCodesAnswer,
      handle: ({ context, body }) => confirmSecondFactor(context, body.code),
    }),
  }),
  resource('/auth/second-factor/recovery-codes', {
    post: route({
      summary: 'New recovery codes in the place of the old ones',
      access: confirmedByPassword,
      repeatable: false,
      answer: recoveryCodesAnswer,
      handle: ({ context }) => renewRecoveryCodes(context),
    }),
  }),
];
