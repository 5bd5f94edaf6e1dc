import { z } from 'zod';

const reference = z.object({ data: z.object({ type: z.string(), id: z.string() }) });

/** The member resource of Patreon's API v2, as far as it decides about a tier. */
export const member = z.object({
  type: z.literal('member'),
  id: z.string(),
  attributes: z.object({ patron_status: z.string().nullish(), is_gifted: z.boolean().nullish() }),
  relationships: z.object({
    campaign: reference.optional(),
    user: reference.optional(),
    currently_entitled_tiers: z.object({ data: z.array(z.object({ id: z.string() })) }).optional(),
  }),
});

export const tier = z.object({
  type: z.literal('tier'),
  id: z.string(),
  attributes: z.object({ title: z.string().nullish(), amount_cents: z.number().nullish() }),
});

export type Member = z.output<typeof member>;
export type Tier = z.output<typeof tier>;

/** `GET /api/oauth2/v2/identity?include=memberships.currently_entitled_tiers`. */
export const identityDocument = z.object({
  data: z.object({
    id: z.string(),
    attributes: z.object({
      email: z.string().nullish(),
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      full_name: z.string().nullish(),
      is_email_verified: z.boolean().nullish(),
    }),
  }),
  included: z.array(z.unknown()).default([]),
});

export interface PatreonIdentity {
  patreonId: string;
  /** Only when Patreon has verified it. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** Title of the highest tier the person is entitled to now, null without one. */
  tier: string | null;
}

export function identityOf(document: z.output<typeof identityDocument>, campaignId?: string): PatreonIdentity {
  const { id, attributes } = document.data;
  const [first = '', ...rest] = (attributes.full_name ?? '').split(' ');
  const members = document.included.flatMap((one) => member.safeParse(one).data ?? []);
  const tiers = document.included.flatMap((one) => tier.safeParse(one).data ?? []);
  return {
    patreonId: id,
    email: attributes.is_email_verified && attributes.email ? attributes.email : undefined,
    firstName: attributes.first_name ?? first,
    lastName: attributes.last_name ?? rest.join(' '),
    tier: highestTier(members, tiers, campaignId),
  };
}

/**
 * Tiers decide, not money: a gifted member counts. Who declined or left does not, even while Patreon still lists a
 * tier; nor does a free one.
 */
export function highestTier(members: readonly Member[], tiers: readonly Tier[], campaignId?: string): string | null {
  const entitled = members
    .filter(({ relationships: { campaign } }) => !campaignId || !campaign || campaign.data.id === campaignId)
    .filter(({ attributes }) => attributes.is_gifted || !lapsed.has(attributes.patron_status ?? ''))
    .flatMap(({ relationships }) => relationships.currently_entitled_tiers?.data ?? [])
    .flatMap(({ id }) => tiers.find((one) => one.id === id) ?? [])
    .filter(({ attributes }) => (attributes.amount_cents ?? 0) > 0)
    .toSorted((a, b) => (b.attributes.amount_cents ?? 0) - (a.attributes.amount_cents ?? 0));
  const [highest] = entitled;
  return highest ? (highest.attributes.title ?? 'Supporter') : null;
}

const lapsed = new Set(['declined_patron', 'former_patron']);
