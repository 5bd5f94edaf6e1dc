import { Field, ID, Int, ObjectType } from 'type-graphql';

/** What projects, demos, pages and posts have in common; see content-item.entity.ts. */
@ObjectType()
export abstract class ContentItem {
  @Field(() => ID)
  id: number;

  @Field()
  slug: string;

  @Field()
  title: string;

  @Field({ name: 'isPublished' })
  is_published: boolean;

  @Field(() => Int, { description: 'Rises with each change of it or its parts.' })
  revision: number;

  @Field({ name: 'createdAt' })
  created_at: string;

  @Field({ name: 'updatedAt' })
  updated_at: string;
}
