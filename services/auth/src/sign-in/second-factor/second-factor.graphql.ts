import {
  recoveryCodesAnswer,
  secondFactor,
  secondFactorCode,
  secondFactorSetUp,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorSetUp,
} from '@portfolio/contracts/auth';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { confirmedByPassword, confirmedToSetUp, signedInToSetUp } from '../../access.ts';
import type { AuthContext } from '../../context.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

const SecondFactorType = objectType('SecondFactor', secondFactor);
const SetUp = objectType('SecondFactorSetUp', secondFactorSetUp);
const Codes = objectType('RecoveryCodes', recoveryCodesAnswer);
const Code = argsType(secondFactorCode);

@Authorized(confirmedByPassword)
@Resolver()
export class SecondFactorResolver {
  @Authorized(signedInToSetUp)
  @Query(() => SecondFactorType)
  secondFactor(@Ctx() context: AuthContext): Promise<SecondFactor> {
    return getSecondFactor(context);
  }

  @Authorized(confirmedToSetUp)
  @Extensions({ repeatable: false })
  @Mutation(() => SetUp, { description: 'Counts once it is confirmed.' })
  beginSecondFactor(@Ctx() context: AuthContext): Promise<SecondFactorSetUp> {
    return beginSecondFactor(context);
  }

  @Authorized(confirmedToSetUp)
  @Extensions({ repeatable: false })
  @Mutation(() => Codes, { description: 'With a code of the app; from now on signing in asks for one.' })
  confirmSecondFactor(@Ctx() context: AuthContext, @Args(() => Code) args: object): Promise<RecoveryCodes> {
    return confirmSecondFactor(context, parseInput(secondFactorCode, args).code);
  }

  @Extensions({ repeatable: false })
  @Mutation(() => Codes, { description: 'The old ones are void.' })
  renewRecoveryCodes(@Ctx() context: AuthContext): Promise<RecoveryCodes> {
    return renewRecoveryCodes(context);
  }

  @Mutation(() => Boolean)
  async removeSecondFactor(@Ctx() context: AuthContext): Promise<boolean> {
    await removeSecondFactor(context);
    return true;
  }
}
