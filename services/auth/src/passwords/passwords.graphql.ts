import { passwordChange, passwordResetConfirm, passwordResetRequest } from '@portfolio/contracts/auth';
import { parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { changePassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';

@Resolver()
export class PasswordResolver {
  @Mutation(() => String, { description: 'The sentence to show; the same whether or not the address is known.' })
  async requestPasswordReset(@Ctx() context: AuthContext, @Arg('email') email: string): Promise<string> {
    return (await requestPasswordReset(context, parseInput(passwordResetRequest, { email }).email)).detail;
  }

  @Mutation(() => String, { description: 'The sentence to show.' })
  async confirmPasswordReset(
    @Ctx() context: AuthContext,
    @Arg('uid') uid: string,
    @Arg('token') token: string,
    @Arg('newPassword') newPassword: string,
  ): Promise<string> {
    const input = parseInput(passwordResetConfirm, { uid, token, newPassword });
    return (await confirmPasswordReset(context, input)).detail;
  }

  @Mutation(() => Boolean, { description: 'Signs the other devices out.' })
  async changePassword(
    @Ctx() context: AuthContext,
    @Arg('currentPassword') currentPassword: string,
    @Arg('newPassword') newPassword: string,
  ): Promise<boolean> {
    await changePassword(context, parseInput(passwordChange, { currentPassword, newPassword }));
    return true;
  }
}
