import { passkey, passkeyName, type Passkey } from '@portfolio/contracts/auth';
import { argsType, Item, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { confirmedByPassword, signedIn, signedInToSetUp } from '../../access.ts';
import type { AuthContext } from '../../context.ts';
import { listPasskeys, removePasskey, renamePasskey, requirePasskey } from './passkeys.ts';

const PasskeyType = objectType('Passkey', passkey);
const Name = argsType(passkeyName);

/** What authenticators make and sign is JSON of REST alone (docs/decisions/0010). */
@Authorized(signedIn)
@Resolver()
export class PasskeyResolver {
  @Authorized(signedInToSetUp)
  @Query(() => [PasskeyType], { description: "One's own, the first added first." })
  passkeys(@Ctx() context: AuthContext): Promise<Passkey[]> {
    return listPasskeys(context);
  }

  @Item(requirePasskey)
  @Mutation(() => PasskeyType)
  renamePasskey(
    @Ctx() context: AuthContext,
    @Arg('id', () => ID) id: string,
    @Args(() => Name) args: object,
  ): Promise<Passkey> {
    return renamePasskey(context, idParameter(id), parseInput(passkeyName, args).name);
  }

  @Authorized(confirmedByPassword)
  @Mutation(() => ID, { description: 'The id of the passkey, which signs in no more.' })
  async removePasskey(@Ctx() context: AuthContext, @Arg('id', () => ID) id: string): Promise<string> {
    await removePasskey(context, idParameter(id));
    return id;
  }
}
