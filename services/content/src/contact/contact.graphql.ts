import {
  contactMessage,
  contactMessageFilter,
  contactSubmission,
  type ContactMessage,
} from '@portfolio/contracts/content';
import type { Page } from '@portfolio/contracts/rest';
import { openToAll, staff } from '@portfolio/service-kit/access';
import {
  inputType,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { ContentContext } from '../context.ts';
import {
  contactMessageList,
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  markContactMessageRead,
  submitContact,
} from './contact.ts';

const ContactInput = inputType('ContactInput', contactSubmission);
const ContactMessageType = objectType('ContactMessage', contactMessage);
const ContactMessagePage = objectType(
  'ContactMessagePage',
  z.object({
    count: z.int(),
    results: z.array(contactMessage),
    unread: z.int().describe('Unread ones of all messages.'),
  }),
);
const ContactMessageListArgs = listArgsType(contactMessageFilter);

@Authorized(staff)
@Resolver()
export class ContactResolver {
  @Authorized(openToAll)
  @Mutation(() => Boolean, { description: 'Sends a message through the contact form.' })
  async submitContact(
    @Ctx() context: ContentContext,
    @Arg('input', () => ContactInput) input: object,
  ): Promise<boolean> {
    await submitContact(context, parseInput(contactSubmission, input));
    return true;
  }

  @Query(() => ContactMessagePage)
  async contactMessages(
    @Ctx() context: ContentContext,
    @Args(() => ContactMessageListArgs) args: ListArgs,
  ): Promise<Page<ContactMessage>> {
    const list = listOfArgs(args, contactMessageList);
    return listContactMessages(context, list, parseInput(contactMessageFilter, args));
  }

  @Query(() => ContactMessageType, { nullable: true })
  contactMessage(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<ContactMessage | null> {
    return orNull(() => getContactMessage(context, idParameter(id)));
  }

  @Mutation(() => ContactMessageType, { description: 'There is no way back to unread.' })
  markContactMessageRead(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<ContactMessage> {
    return markContactMessageRead(context, idParameter(id));
  }

  @Mutation(() => Boolean)
  async deleteContactMessage(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await deleteContactMessage(context, idParameter(id));
    return true;
  }
}
