import { randomUUID } from 'node:crypto';
import { Author } from '../admin-content/support/author.ts';
import { foundFirm } from '../scheduling/planned-firm.ts';
import { createPerson, openSession, read, send, type Who } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** Somebody who asks. A mark is a word that is in nothing but what its owner may see. */
export interface Asker {
  name: string;
  is: 'visitor' | 'member' | 'patron' | 'staff' | 'manager' | 'guard';
  /** Undefined for visitors. */
  access?: string;
  language: 'en' | 'es' | 'fr';
  /** Of the account itself. */
  own: string[];
  /** Of the company. */
  firm: string[];
  /** Of the shifts that they see in their portal. */
  shifts: string[];
}

export interface Crowd {
  askers: Asker[];
  draft: { id: number; slug: string; mark: string; picture: string };
  post: { mark: string };
  remove: () => Promise<void>;
}

const languages = ['en', 'es', 'fr'] as const;
const aMark = (): string => `mark${randomUUID().slice(0, 8)}`;
const nothing = { own: [], firm: [], shifts: [] };

/** Visitors, members, a supporter, an author, and two companies with two guards each, all with something of their own. */
export async function gather(product: Product): Promise<Crowd> {
  const visitors = languages.map((language): Asker => ({
    ...nothing,
    name: `visitor ${language}`,
    is: 'visitor',
    language,
  }));
  const members = await Promise.all([1, 2, 3].map(() => member(product)));
  const firms = [await firm(product), await firm(product)];
  const staff = await signedIn(product, 'staff');
  const author = new Author(product, staff.access!);
  const [secret, thanks] = [aMark(), aMark()];
  const { id, slug } = await author.project('Draft', { is_published: 'false', description: secret });
  await author.post('For supporters', { content: thanks });
  const { image } = await read<{ image: string }>(product, `/projects/${id}/`, staff.access!);
  return {
    askers: [
      ...visitors,
      ...members,
      ...firms.flat(),
      { ...staff, name: 'staff', is: 'staff' },
      { ...(await signedIn(product, 'patron')), name: 'patron', is: 'patron' },
    ],
    draft: { id, slug, mark: secret, picture: image },
    post: { mark: thanks },
    remove: () => author.cleanUp(),
  };
}

async function signedIn(product: Product, who: Who): Promise<Omit<Asker, 'name' | 'is'>> {
  const { access } = await openSession(product, who);
  return { ...nothing, access, language: 'en' };
}

async function member(product: Product): Promise<Asker> {
  const person = await createPerson(product);
  return { ...(await signedIn(product, person)), name: person.username, is: 'member', own: [person.username] };
}

/** A company, its manager and two guards; each guard has a shift of which the other knows nothing. */
async function firm(product: Product): Promise<Asker[]> {
  const { manager, employees, plan } = await foundFirm(product);
  const boss = await signedIn(product, manager);
  const mark = manager.username.replace('firm-', '');
  const guards: Asker[] = [];
  for (const [index, { id }] of employees.entries()) {
    const own = aMark();
    await plan(id, 24 + index, 25 + index, { notes: own });
    const invitation = await send<{ invite_url: string }>(
      product,
      'POST',
      `/planner/employees/${id}/invite/`,
      {},
      boss.access,
    );
    const token = new URL(invitation.invite_url).pathname.split('/').at(-1) ?? '';
    const person = { username: own, email: `${own}@example.com`, password: `first password of ${own}` };
    await send(product, 'POST', `/planner/employee/register/${token}/`, {
      ...person,
      first_name: 'Ann',
      last_name: 'Lee',
    });
    const guard = await signedIn(product, person);
    guards.push({ ...guard, name: `guard ${own}`, is: 'guard', own: [own], firm: [mark], shifts: [own, mark] });
  }
  const shifts = guards.flatMap(({ own }) => own);
  return [
    { ...boss, name: `manager ${mark}`, is: 'manager', own: [manager.username], firm: [mark], shifts },
    ...guards,
  ];
}
