import type { ImageSet, StoredImage } from '@portfolio/contracts/content';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One image in several sizes. All addresses are immutable.' })
export class Image implements ImageSet {
  @Field()
  url: string;

  @Field(() => Int, { description: 'Width of `url` in pixels.' })
  width: number;

  @Field(() => Int)
  height: number;

  @Field({ name: 'avifSrcset' })
  avif_srcset: string;

  @Field({ name: 'webpSrcset' })
  webp_srcset: string;
}

@ObjectType('StoredImage', { description: 'An image of a list; `id` names it when the list is edited.' })
export class StoredImageType extends Image implements StoredImage {
  @Field(() => ID)
  id: string;
}
