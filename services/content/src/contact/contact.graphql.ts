import { contactMessageFilter, contactSubmission } from '@portfolio/contracts/content';
import { requireStaff } from '@portfolio/service-kit/actor';
import { ListArgs, listOfArgs, orNull, pageOf, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { ContentContext } from '../context.ts';
import {
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  markContactMessageRead,
  submitContact,
} from './contact.ts';
import { contactMessageList } from './contact.rest.ts';

@InputType()
class ContactInput {
  @Field()
  name: string;

  @Field()
  email: string;

  @Field()
  subject: string;

  @Field()
  message: string;

  @Field(() => String, { nullable: true, description: 'Of a field that people do not see; leave it out.' })
  website?: string;

  @Field(() => Float, { nullable: true, description: 'Milliseconds that the form was open.' })
  elapsedMs?: number;
}

@ObjectType()
class ContactMessage {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field()
  email: string;

  @Field()
  subject: string;

  @Field()
  message: string;

  @Field({ name: 'isRead' })
  is_read: boolean;

  @Field({ name: 'createdAt' })
  created_at: string;
}

@ObjectType()
class ContactMessagePage extends pageOf(ContactMessage) {
  @Field(() => Int, { description: 'Unread ones of all messages.' })
  unread: number;
}

@ArgsType()
class ContactMessageListArgs extends ListArgs {
  @Field(() => Boolean, { nullable: true })
  isRead?: boolean;
}

@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, { description: 'Sends a message through the contact form.' })
  async submitContact(@Ctx() context: ContentContext, @Arg('input') input: ContactInput): Promise<boolean> {
    await submitContact(context, parseInput(contactSubmission, input));
    return true;
  }

  @Query(() => ContactMessagePage)
  async contactMessages(
    @Ctx() context: ContentContext,
    @Args() args: ContactMessageListArgs,
  ): Promise<ContactMessagePage> {
    requireStaff(context);
    const filter = parseInput(contactMessageFilter, { isRead: args.isRead });
    return listContactMessages(context, listOfArgs(args, contactMessageList), filter);
  }

  @Query(() => ContactMessage, { nullable: true })
  contactMessage(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<ContactMessage | null> {
    return orNull(() => getContactMessage(context, idParameter(id)));
  }

  @Mutation(() => ContactMessage, { description: 'There is no way back to unread.' })
  markContactMessageRead(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<ContactMessage> {
    return markContactMessageRead(context, idParameter(id));
  }

  @Mutation(() => Boolean)
  async deleteContactMessage(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await deleteContactMessage(context, idParameter(id));
    return true;
  }
}
