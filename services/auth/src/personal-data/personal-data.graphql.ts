import { erasureInput } from '@portfolio/contracts/auth';
import { argsType, Item, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { confirmedByPassword } from '../access.ts';
import type { AuthContext } from '../context.ts';
import { managersByPassword, requireManageable } from '../users/manager.ts';
import { eraseAccount, eraseUser } from './erase.ts';

const Erasure = argsType(erasureInput);

@Resolver()
export class PersonalDataResolver {
  @Authorized(confirmedByPassword)
  @Mutation(() => Boolean, { description: "One's own; the user name is typed so that nobody does it by a slip." })
  async eraseAccount(@Ctx() context: AuthContext, @Args(() => Erasure) args: object): Promise<boolean> {
    await eraseAccount(context, parseInput(erasureInput, args).username);
    return true;
  }

  @Authorized(managersByPassword)
  @Item(requireManageable)
  @Mutation(() => ID, { description: 'The id of the user, of whom nothing else is left.' })
  async eraseUser(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Args(() => Erasure) args: object,
  ): Promise<string> {
    await eraseUser(context, idParameter(id), parseInput(erasureInput, args).username);
    return id;
  }
}
