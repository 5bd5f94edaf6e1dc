import { availabilities, siteOwnerPatch } from '@portfolio/contracts/content';
import { z } from 'zod';
import { optionalImage } from '../forms/file-rules.ts';
import type { FileChoice } from '../forms/file-rules.ts';
import type { EditedSiteOwnerFragment as EditedSiteOwner } from '../generated/graphql.ts';

export interface OwnerValues {
  name: string;
  headline: string;
  image: FileChoice;
  availability: (typeof availabilities)[number];
  availabilityNote: string;
  links: { label: string; url: string }[];
  /** Blank for none. */
  aboutPageId: string;
}

export const ownerForm = siteOwnerPatch.extend({ image: optionalImage, about_page_id: z.string() });

/** What the form shows of the owner. */
export const ownerValues = (owner: EditedSiteOwner | undefined): OwnerValues => ({
  name: owner?.name ?? '',
  headline: owner?.headline ?? '',
  image: { present: owner?.image?.url ?? '' },
  availability: availabilities.find((known) => known === owner?.availability) ?? 'unsaid',
  availabilityNote: owner?.availabilityNote ?? '',
  links: owner?.links.map(({ label, url }) => ({ label, url })) ?? [],
  aboutPageId: owner?.aboutPageId ?? '',
});

/** What the mutation takes; `base` is the version that is replaced. */
export function ownerVariables({ image, aboutPageId, ...fields }: OwnerValues, base: EditedSiteOwner | undefined) {
  const input = {
    ...fields,
    aboutPageId: aboutPageId || null,
    ...(image.removed && !image.file && { removeImage: true }),
    ...(base && { revision: base.revision }),
  };
  return { input, image: image.file };
}
