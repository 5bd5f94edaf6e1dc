import { chatInput, chatReply, chatSource, chatTurn, type ChatReply } from '@portfolio/contracts/content';
import { openToAll } from '@portfolio/service-kit/access';
import { argsType, inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { answer } from './chat.ts';

objectType('ChatSource', chatSource);
const ChatReplyType = objectType('ChatReply', chatReply);
inputType('ChatSourceInput', chatSource);
inputType('ChatTurnInput', chatTurn);
const ChatArgs = argsType(chatInput);

@Authorized(openToAll)
@Resolver()
export class ChatResolver {
  @Extensions({ repeatable: false })
  @Mutation(() => ChatReplyType, {
    description: 'Asks the chatbot. The turns before go into `history`: the site keeps none.',
  })
  chat(@Ctx() context: ContentContext, @Args(() => ChatArgs) args: object): Promise<ChatReply> {
    return answer(context, parseInput(chatInput, args));
  }
}
