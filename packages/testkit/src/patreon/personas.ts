/** Who a person can be at the provider. `behaviour` is how the provider itself acts towards them. */
export interface Persona {
  id: string;
  name: string;
  email: string;
  is: string;
  membership?: {
    patron_status: 'active_patron' | 'declined_patron' | 'former_patron' | null;
    is_gifted: boolean;
    last_charge_status: 'Paid' | 'Declined' | null;
    tierIds: readonly string[];
  };
  behaviour?: 'refuses-consent' | 'provider-down';
}

export const campaignId = '7000001';

export const tiers: Readonly<Record<string, { title: string; amount_cents: number }>> = {
  '8000000': { title: 'Free', amount_cents: 0 },
  '8000001': { title: 'Supporter', amount_cents: 500 },
  '8000002': { title: 'Champion', amount_cents: 1500 },
};

const paid = { patron_status: 'active_patron', is_gifted: false, last_charge_status: 'Paid' } as const;

export const personas: readonly Persona[] = [
  {
    id: '9000001',
    name: 'Ada Active',
    email: 'ada@patron.example',
    is: 'pays for the Supporter tier',
    membership: { ...paid, tierIds: ['8000001'] },
  },
  {
    id: '9000002',
    name: 'Gil Gifted',
    email: 'gil@patron.example',
    is: 'was given the Champion tier',
    membership: { patron_status: null, is_gifted: true, last_charge_status: null, tierIds: ['8000002'] },
  },
  {
    id: '9000003',
    name: 'Dee Declined',
    email: 'dee@patron.example',
    is: 'has a card that was declined',
    membership: {
      patron_status: 'declined_patron',
      is_gifted: false,
      last_charge_status: 'Declined',
      tierIds: ['8000001'],
    },
  },
  {
    id: '9000004',
    name: 'Finn Former',
    email: 'finn@patron.example',
    is: 'left',
    membership: { patron_status: 'former_patron', is_gifted: false, last_charge_status: null, tierIds: [] },
  },
  {
    id: '9000005',
    name: 'Fay Free',
    email: 'fay@patron.example',
    is: 'a free member',
    membership: { patron_status: null, is_gifted: false, last_charge_status: null, tierIds: ['8000000'] },
  },
  { id: '9000006', name: 'Nat Never', email: 'nat@patron.example', is: 'never a member' },
  {
    id: '9000007',
    name: 'Rae Refuses',
    email: 'rae@patron.example',
    is: 'refuses consent',
    behaviour: 'refuses-consent',
  },
  {
    id: '9000008',
    name: 'Dan Down',
    email: 'dan@patron.example',
    is: 'the provider fails',
    behaviour: 'provider-down',
  },
];

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
