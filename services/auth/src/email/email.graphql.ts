import { emailChange, emailConfirmation } from '@portfolio/contracts/auth';
import { openByLink } from '@portfolio/service-kit/access';
import { argsType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { confirmedByPassword } from '../access.ts';
import type { AuthContext } from '../context.ts';
import { changeEmail, confirmEmail } from './change-email.ts';

const EmailChange = argsType(emailChange);
const EmailConfirmation = argsType(emailConfirmation);

@Resolver()
export class EmailResolver {
  @Authorized(confirmedByPassword)
  @Mutation(() => Boolean, { description: 'Sends a link to the new address, which counts once that is followed.' })
  async changeEmail(@Ctx() context: AuthContext, @Args(() => EmailChange) args: object): Promise<boolean> {
    await changeEmail(context, parseInput(emailChange, args).email);
    return true;
  }

  @Authorized(openByLink)
  @Mutation(() => String, { description: 'The address that counts now.' })
  async confirmEmail(@Ctx() context: AuthContext, @Args(() => EmailConfirmation) args: object): Promise<string> {
    return (await confirmEmail(context, parseInput(emailConfirmation, args).token)).email;
  }
}
