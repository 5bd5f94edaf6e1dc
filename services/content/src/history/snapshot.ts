import {
  blogPostInput,
  keptFields,
  keptTranslations,
  pageInput,
  projectInput,
  sectionCardInput,
  sectionInput,
} from '@portfolio/contracts/content';
import { isNullable } from '@portfolio/contracts/rest';
import { z } from 'zod';

/**
 * A field that an older revision has not kept, because it came later, is as it is in a new item.
 * @param input what a new item is made of
 */
function withDefaults<Shape extends z.core.$ZodLooseShape>(kept: z.ZodObject<Shape>, input: z.ZodObject) {
  const fields = Object.entries(kept.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const asNew = input.shape[name]?.safeParse(undefined).data;
    const blank = isNullable(field) ? null : field instanceof z.ZodString ? '' : undefined;
    return [name, asNew === undefined && blank === undefined ? field : field.default(asNew ?? blank)];
  });
  return Object.fromEntries(fields) as Shape;
}

/** An older revision has none, and leaves the present ones. */
const translations = keptTranslations.optional();
const image = z.object({ hash: z.string(), alt: z.string() });
const illustration = { hash: z.string().nullable(), alt: z.string() };
const card = z.object({ ...withDefaults(keptFields.card, sectionCardInput), ...illustration });
const section = z.object({
  ...withDefaults(keptFields.section, sectionInput),
  ...illustration,
  cards: z.array(card),
});

/** What the tables keep of an item with each change (`project_snapshot` and its like, in the migrations). */
export const snapshots = {
  project: z.object({ ...withDefaults(keptFields.project, projectInput), images: z.array(image), translations }),
  page: z.object({ ...withDefaults(keptFields.page, pageInput), sections: z.array(section), translations }),
  post: z.object({ ...withDefaults(keptFields.post, blogPostInput), images: z.array(image), translations }),
} as const;

type ProjectSnapshot = z.infer<typeof snapshots.project>;
type PageSnapshot = z.infer<typeof snapshots.page>;
type PostSnapshot = z.infer<typeof snapshots.post>;
export type Snapshot = ProjectSnapshot | PageSnapshot | PostSnapshot;
export type SectionSnapshot = z.infer<typeof section>;
