import {
  passwordChange,
  passwordConfirmation,
  passwordResetConfirm,
  passwordResetRequest,
} from '@portfolio/contracts/auth';
import { openByLink, openToAll } from '@portfolio/service-kit/access';
import { argsType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { AuthContext } from '../../context.ts';
import { changePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';
import { signedInToSetUp, signedInWithPassword } from '../../access.ts';

const ResetRequest = argsType(passwordResetRequest);
const ResetConfirm = argsType(passwordResetConfirm);
const Change = argsType(passwordChange);
const Confirmation = argsType(passwordConfirmation);

@Resolver()
export class PasswordResolver {
  @Authorized(openToAll)
  @Mutation(() => String, { description: 'The sentence to show; the same whether or not the address is known.' })
  async requestPasswordReset(@Ctx() context: AuthContext, @Args(() => ResetRequest) args: object): Promise<string> {
    return (await requestPasswordReset(context, parseInput(passwordResetRequest, args).email)).detail;
  }

  @Authorized(openByLink)
  @Mutation(() => String, { description: 'The sentence to show.' })
  async confirmPasswordReset(@Ctx() context: AuthContext, @Args(() => ResetConfirm) args: object): Promise<string> {
    return (await confirmPasswordReset(context, parseInput(passwordResetConfirm, args))).detail;
  }

  @Authorized(signedInWithPassword)
  @Mutation(() => Boolean, { description: 'Signs the other devices out.' })
  async changePassword(@Ctx() context: AuthContext, @Args(() => Change) args: object): Promise<boolean> {
    await changePassword(context, parseInput(passwordChange, args));
    return true;
  }

  @Authorized(signedInToSetUp)
  @Extensions({ repeatable: false })
  @Mutation(() => Boolean, { description: 'Says that it is still oneself, before what asks for the password.' })
  async confirmPassword(@Ctx() context: AuthContext, @Args(() => Confirmation) args: object): Promise<boolean> {
    await confirmPassword(context, parseInput(passwordConfirmation, args).password);
    return true;
  }
}
