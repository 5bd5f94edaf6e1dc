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
