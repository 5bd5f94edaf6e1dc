import { chatInput } from '@portfolio/contracts/content';
import { parseInput } from '@portfolio/service-kit/graphql';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { answer } from './chat.ts';

@ObjectType()
class ChatSource {
  @Field(() => String, { description: 'project, mobile_demo, page or topic.' })
  kind: 'project' | 'mobile_demo' | 'page' | 'topic';

  @Field()
  title: string;

  @Field({ description: 'A path of this site.' })
  url: string;
}

@ObjectType()
class ChatReply {
  @Field({ description: 'Plain text.' })
  response: string;

  @Field(() => [ChatSource], { description: 'What the response was made of, the most fitting first.' })
  sources: ChatSource[];
}

@Resolver()
export class ChatResolver {
  @Mutation(() => ChatReply, {
    description: 'Asks the chatbot; `sessionId` ties the turns of a conversation together.',
  })
  chat(
    @Ctx() context: ContentContext,
    @Arg('message') message: string,
    @Arg('sessionId') sessionId: string,
  ): Promise<ChatReply> {
    return answer(context, parseInput(chatInput, { message, sessionId }));
  }
}
