import { Author } from '../admin-content/support/author.ts';
import { hireEmployee, planShift } from '../portal/employee.ts';
import { foundFirm, registrationPath } from '../scheduling/firm.ts';
import { accessOf, openSession, read, send, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** Who types into forms. */
export type Role = 'manager' | 'staff' | 'employee' | 'visitor';

/** Somebody, what there is for their forms to change, by name, and how another session of theirs changes it. */
export interface World {
  person: Person | undefined;
  ids: Readonly<Record<string, string>>;
  send: (method: 'PATCH' | 'POST' | 'PUT', path: string, body: object) => Promise<unknown>;
  /** Takes away what others would meet in their lists. */
  leave?: () => Promise<void>;
}

type Ids = Record<string, string>;

/** A rotation of one team, but its name. */
export const turning = {
  teams: ['A'],
  phases: [
    {
      from: '2027-04-05',
      pattern: 'D-',
      watches: [{ code: 'D', start_time: '08:00', end_time: '16:00' }],
      offsets: [0],
    },
  ],
};

/** A new company whose administrator has one of everything. */
async function ofManager(product: Product): Promise<World> {
  const firm = await foundFirm(product);
  const { access } = await openSession(product, firm.administrator);
  const make = async (path: string, body: object): Promise<string> =>
    String((await send<{ id: number }>(product, 'POST', `/planner/${path}/`, body, access)).id);
  const [client, employee] = [firm.clients[0]!.id, firm.employees[0]!.id];
  const shift = (start_time: string, end_time: string, given: object = {}) =>
    make('shifts', { client, employee, start_time, end_time, ...given });
  const ids: Ids = {
    client: String(client),
    employee: String(employee),
    shift: await shift('2027-03-10T09:00:00Z', '2027-03-10T17:00:00Z'),
    gridShift: await shift('2027-03-11T09:00:00Z', '2027-03-11T17:00:00Z'),
    worked: await shift('2026-03-10T09:00:00Z', '2026-03-10T17:00:00Z', { status: 'completed' }),
    qualification: await make('qualifications', { name: 'First aid' }),
    template: await make('week-templates', { name: 'Usual week', week: '2027-03-10' }),
    post: await make('posts', { client, name: 'Ramp' }),
    asking: await make('posts', { client, name: 'Gate' }),
    timeOffType: await make('time-off/types', { name: 'Leave' }),
    rotation: await make('rotations', { ...turning, name: 'Day watch' }),
  };
  ids['license'] = await make(`employees/${employee}/licenses`, { qualification: Number(ids['qualification']) });
  const exceptions = [{ date: '2027-04-01', reason: 'Closed', stretches: [] }];
  await send(product, 'PUT', `/planner/posts/${ids['asking']}/demand/`, { periods: [], exceptions }, access);
  const { results } = await read<{ results: { id: number }[] }>(product, '/planner/companies/', access);
  ids['company'] = String(results[0]!.id);
  return { person: firm.administrator, ids, send: sender(product, access) };
}

/** An account of the staff, with content of its own. */
async function ofStaff(product: Product): Promise<World> {
  const superuser = await accessOf(product, 'superuser');
  const author = new Author(product, superuser);
  const { mark } = author;
  const person = { username: `staff-${mark}`, email: `${mark}@example.com`, password: `first password of ${mark}` };
  await send(product, 'POST', '/planner/users/', { ...person, is_staff: true }, superuser);
  const other = { username: mark, email: `other-${mark}@example.com`, password: `another password of ${mark}` };
  const user = await send<{ id: number }>(product, 'POST', '/planner/users/', other, superuser);
  const page = await author.page();
  await author.section(page, { section_type: 'text', title: 'One' });
  const { access } = await openSession(product, person);
  const { sections } = await read<{ sections: { id: number }[] }>(product, `/pages/${page.id}/`, access);
  const made = {
    user,
    project: await author.project(),
    page,
    section: sections[0]!,
    post: await author.post(),
    demo: await author.demo(product),
  };
  const ids = Object.fromEntries(Object.entries(made).map(([name, { id }]) => [name, String(id)]));
  // There is one owner for all tests.
  const { headline } = await read<{ headline: string }>(product, '/site/owner/', access);
  const leave = async () => {
    await author.cleanUp();
    await send(product, 'PATCH', '/site/owner/', { headline }, superuser);
  };
  return { person, ids: { ...ids, mark }, send: sender(product, access), leave };
}

async function ofEmployee(product: Product): Promise<World> {
  const person = await hireEmployee(product);
  const { access } = await openSession(product, person);
  const rule = { day_of_week: 'monday', start_time: '09:00', end_time: '17:00', is_available: true };
  const rules = { availability_rules: [rule] };
  await send(product, 'POST', '/planner/employees/me/availability/', rules, access);
  const shift = String(await planShift(product, person, 60 * 24 * 30, 60 * 24 * 30 + 60));
  return { person, ids: { shift }, send: sender(product, access) };
}

/** Two links, to which anybody may come. */
async function ofVisitor(product: Product): Promise<World> {
  const superuser = await accessOf(product, 'superuser');
  const firm = await foundFirm(product);
  const { access } = await openSession(product, firm.administrator);
  const path = `/planner/employees/${firm.employees[0]!.id}/invite/`;
  const invitation = await send<{ invite_url: string }>(product, 'POST', path, {}, access);
  const ids = { register: await registrationPath(product), invited: new URL(invitation.invite_url).pathname };
  return { person: undefined, ids, send: sender(product, superuser) };
}

const sender =
  (product: Product, access: string): World['send'] =>
  (method, path, body) =>
    send(product, method, path, body, access);

export const worlds: Readonly<Record<Role, (product: Product) => Promise<World>>> = {
  manager: ofManager,
  staff: ofStaff,
  employee: ofEmployee,
  visitor: ofVisitor,
};
