import { campaignId, tiers, type Persona } from './personas.ts';

const reference = (type: string, id: string) => ({ data: { type, id } });

/** The member resource of Patreon's API v2. */
const member = ({ id, name, email, membership }: Persona) =>
  membership && {
    type: 'member',
    id: `member-${id}`,
    attributes: {
      email,
      full_name: name,
      patron_status: membership.patron_status,
      is_gifted: membership.is_gifted,
      last_charge_status: membership.last_charge_status,
    },
    relationships: {
      campaign: reference('campaign', campaignId),
      user: reference('user', id),
      currently_entitled_tiers: { data: membership.tierIds.map((tierId) => ({ type: 'tier', id: tierId })) },
    },
  };

const tierResources = ({ membership }: Persona) =>
  (membership?.tierIds ?? []).map((id) => ({ type: 'tier', id, attributes: tiers[id] }));

/** Answer of `GET /api/oauth2/v2/identity` with memberships and their tiers included. */
export function identityDocument(persona: Persona) {
  const membership = member(persona);
  const [first_name, last_name] = persona.name.split(' ');
  return {
    data: {
      type: 'user',
      id: persona.id,
      attributes: { email: persona.email, full_name: persona.name, first_name, last_name, is_email_verified: true },
      relationships: { memberships: { data: membership ? [{ type: 'member', id: membership.id }] : [] } },
    },
    included: [...(membership ? [membership] : []), ...tierResources(persona)],
    links: { self: `https://www.patreon.com/api/oauth2/v2/user/${persona.id}` },
  };
}

/** Body of a `members:*` webhook. */
export const webhookDocument = (persona: Persona) => ({
  data: member(persona) ?? {
    type: 'member',
    id: `member-${persona.id}`,
    attributes: { patron_status: null, is_gifted: false },
    relationships: { user: reference('user', persona.id), currently_entitled_tiers: { data: [] } },
  },
  included: tierResources(persona),
});
