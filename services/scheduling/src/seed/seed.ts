import { randomBytes } from 'node:crypto';
import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { calendarDays } from '@portfolio/contracts/dates';
import { licenseWarningDays, scheduling } from '@portfolio/contracts/scheduling';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource, EntityManager } from 'typeorm';
import { ClientEntity } from '../clients/client.entity.ts';
import { LocationEntity } from '../clients/location.entity.ts';
import { CompanyAdminEntity, CompanyEntity } from '../company/company.entity.ts';
import {
  EmployeeEntity,
  EmployeeQualificationEntity,
  QualificationEntity,
} from '../people/employees/employee.entity.ts';
import { InvitationEntity } from '../people/registration/invitation.entity.ts';
import { LicenseEntity } from '../people/licenses/license.entity.ts';
import { fillPayments } from '../pay/payroll/generate-payments.ts';
import { PaymentPeriodEntity, PaymentEntity } from '../pay/payroll/payment.entity.ts';
import { PostEntity } from '../planner/posts/post.entity.ts';
import { ShiftEntity } from '../shifts/shift.entity.ts';
import { AvailabilityRuleEntity } from '../people/availability/availability-rule.entity.ts';
import { demoCompanies } from './companies.data.ts';
import { demoAvailability, seedWishes } from './demo-availability.ts';
import { demoDemand } from './demo-demand.ts';
import { seedOpenShifts } from './demo-open-shifts.ts';
import { seedRotation } from './demo-rotation.ts';
import { seedOffers } from './demo-offers.ts';
import { seedThreads } from './demo-threads.ts';
import { seedTimeOff } from './demo-time-off.ts';
import { demoShifts } from './demo-shifts.ts';
import type { DemoClient, DemoCompany, DemoEmployee } from './demo.types.ts';

/**
 * Fills an empty scheduling database with demo content; one with anything in it is left alone.
 * @param now what the demo shifts lie around
 * @returns whether it was filled
 */
export const seedDemoContent = (database: DataSource, now: Date): Promise<boolean> =>
  inScope('everything', () => fill(database, now));

async function fill(database: DataSource, now: Date): Promise<boolean> {
  const [found] = await database.query<unknown[]>('SELECT FROM company LIMIT 1');
  if (found) return false;
  await database.transaction(async (manager) => {
    for (const company of demoCompanies) await seedCompany(manager, company, now);
    // What the demo begins with is in the employees' lists, and mailed to nobody.
    await manager.query('UPDATE notice SET told_at = now() WHERE told_at IS NULL');
  });
  return true;
}

async function seedCompany(manager: EntityManager, company: DemoCompany, now: Date): Promise<void> {
  const { name, address, phone, website, time_zone } = company;
  const { id } = await manager.save(CompanyEntity, { name, address, phone, website, time_zone });
  await manager.insert(CompanyAdminEntity, { company_id: id, user_id: company.administrator });
  const sites = await seedClients(manager, company, id);
  const employees = await seedEmployees(manager, company, id, now);
  const qualifications = await seedQualifications(manager, company, id, employees);
  await seedLicenses(manager, { company, employees, qualifications, today: toCalendarDate(fromDate(now, time_zone)) });
  const posts = await seedPosts(manager, company, id, { qualifications, now });
  await seedShifts(manager, { company, companyId: id, sites, employees, posts, now });
  if (company.posts.length > 0) await seedDraft(manager, id);
  for (const demo of company.posts.filter(({ turns }) => turns)) {
    const turning = employees.filter(({ last_name }) => demo.guards.includes(last_name));
    const { post } = posts.get(demo.guards[0]!)!;
    await seedRotation(manager, demo, { company: id, post, employees: turning, now, zone: time_zone });
  }
  const places = [...posts.values()].map(({ post, ...place }) => ({ ...post, ...place }));
  await seedOpenShifts(manager, id, [...new Map(places.map((place) => [place.id, place])).values()], now);
  await seedTimeOff(manager, id);
  await seedWishes(manager, id);
  await seedOffers(manager, id);
  await seedThreads(manager, id, company.administrator);
  await seedPayroll(manager, id, toCalendarDate(fromDate(now, time_zone)));
}

/** A client at which shifts take place. */
interface Site {
  client_id: number;
  places: readonly Place[];
}

interface Place {
  /** Null is the client's own address. */
  location_id: number | null;
  time_zone: string;
}

async function seedClients(manager: EntityManager, company: DemoCompany, companyId: number): Promise<Site[]> {
  const sites: Site[] = [];
  for (const { locations, ...client } of company.clients) {
    const { city = company.city, state = company.state } = client;
    const { id, time_zone } = await manager.save(ClientEntity, { ...client, city, state, company_id: companyId });
    const saved = await manager.save(
      LocationEntity,
      locations.map((location) => ({ city, state, ...location, client_id: id, company_id: companyId })),
    );
    const zone = time_zone ?? company.time_zone;
    const places = saved.map((location) => ({ location_id: location.id, time_zone: location.time_zone ?? zone }));
    if (isActive(client)) sites.push({ client_id: id, places: [{ location_id: null, time_zone: zone }, ...places] });
  }
  return sites;
}

async function seedEmployees(manager: EntityManager, company: DemoCompany, companyId: number, now: Date) {
  const employees: EmployeeEntity[] = [];
  for (const [place, described] of company.employees.entries()) {
    const { name, hourly_rate, status, user_id, notes } = described;
    const [first_name, last_name] = name;
    const employee = await manager.save(EmployeeEntity, {
      company_id: companyId,
      first_name,
      last_name,
      email: `${plain(first_name)}.${plain(last_name)}@${company.domain}`,
      phone: `${company.phone.slice(0, -2)}${60 + place}`,
      city: company.city,
      state: company.state,
      start_date: `${now.getUTCFullYear() - 1}-${String((place % 12) + 1).padStart(2, '0')}-01`,
      hourly_rate,
      status,
      user_id,
      notes,
    });
    if (status === 'pending') await invite(manager, employee, now);
    const rules = demoAvailability(described, place);
    await manager.insert(
      AvailabilityRuleEntity,
      rules.map((rule) => ({ ...rule, employee_id: employee.id, company_id: companyId })),
    );
    employees.push(employee);
  }
  return employees;
}

/** Nobody knows the token, so this link cannot be used; it only waits. */
const invite = (manager: EntityManager, { id, company_id }: EmployeeEntity, now: Date) =>
  manager.insert(InvitationEntity, {
    employee_id: id,
    company_id,
    token_hash: randomBytes(32),
    expires_at: new Date(now.getTime() + scheduling.employeeInvitationDays * 86_400_000),
  });

async function seedQualifications(
  manager: EntityManager,
  company: DemoCompany,
  companyId: number,
  employees: readonly EmployeeEntity[],
): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(company.employees.flatMap(({ qualifications }) => qualifications))];
  const saved = await manager.save(
    QualificationEntity,
    names.map((name) => ({ name, company_id: companyId })),
  );
  const idOf = new Map(saved.map(({ name, id }) => [name, id]));
  const held = company.employees.flatMap(({ qualifications }, place) =>
    qualifications.map((name) => ({
      employee_id: employees[place]!.id,
      qualification_id: idOf.get(name)!,
      company_id: companyId,
    })),
  );
  await manager.insert(EmployeeQualificationEntity, held);
  return idOf;
}

interface Licensed {
  company: DemoCompany;
  employees: readonly EmployeeEntity[];
  qualifications: ReadonlyMap<string, number>;
  today: CalendarDate;
}

/** What has a license expires. Of those that expire soon everybody was told: the demo begins with no mail. */
async function seedLicenses(manager: EntityManager, { company, employees, qualifications, today }: Licensed) {
  for (const [place, { licenses = [] }] of company.employees.entries()) {
    for (const { of, number, days } of licenses) {
      const { id: employee_id, company_id } = employees[place]!;
      const qualification_id = qualifications.get(of)!;
      const [valid_from, valid_until] = [days - 730, days].map((from) => today.add({ days: from }).toString());
      await manager.update(QualificationEntity, qualification_id, { expires: true });
      const license = { company_id, employee_id, qualification_id, number, issuer: `State of ${company.state}` };
      const { id } = await manager.save(LicenseEntity, { ...license, valid_from, valid_until });
      await manager.query(
        `INSERT INTO license_warning (license_id, company_id, valid_until, days)
         SELECT $1, $2, $3, step FROM unnest($4::integer[]) AS step`,
        [id, company_id, valid_until, licenseWarningDays.filter((step) => step >= days)],
      );
    }
  }
}

interface Staffed {
  post: Pick<PostEntity, 'id' | 'client_id' | 'location_id'>;
  time_zone: string;
}

/** Posts by the last names of their guards. */
async function seedPosts(
  manager: EntityManager,
  company: DemoCompany,
  companyId: number,
  { qualifications, now }: { qualifications: ReadonlyMap<string, number>; now: Date },
): Promise<ReadonlyMap<string, Staffed>> {
  const staffed = new Map<string, Staffed>();
  const from = toCalendarDate(fromDate(now, company.time_zone)).subtract({ weeks: 4 }).toString();
  for (const demo of company.posts) {
    const { name, head_count, priority, color, bill_rate } = demo;
    const client = await manager.findOneByOrFail(ClientEntity, { company_id: companyId, name: demo.client });
    const location = await manager.findOneByOrFail(LocationEntity, { client_id: client.id, name: demo.location });
    const post = await manager.save(PostEntity, {
      company_id: companyId,
      client_id: client.id,
      location_id: location.id,
      start_date: from,
      demand: demoDemand(demo, from),
      name,
      head_count,
      priority,
      color,
      bill_rate,
    });
    const asked = [
      ...demo.required.map((each) => [each, true]),
      ...demo.preferred.map((each) => [each, false]),
    ] as const;
    for (const [each, isRequired] of asked) {
      await manager.query(
        'INSERT INTO post_qualification (company_id, post_id, qualification_id, is_required) VALUES ($1, $2, $3, $4)',
        [companyId, post.id, qualifications.get(String(each)), isRequired],
      );
    }
    const time_zone = location.time_zone ?? client.time_zone ?? company.time_zone;
    for (const guard of demo.guards) staffed.set(guard, { post, time_zone });
  }
  return staffed;
}

interface Roster {
  company: DemoCompany;
  companyId: number;
  sites: readonly Site[];
  employees: readonly EmployeeEntity[];
  posts: ReadonlyMap<string, Staffed>;
  now: Date;
}

async function seedShifts(manager: EntityManager, roster: Roster): Promise<void> {
  const { company, companyId, sites, employees, posts, now } = roster;
  const siteOf = (turn: number) => sites[turn % sites.length]!;
  const placeOf = (turn: number) => {
    const { places } = siteOf(turn);
    return places[turn % places.length]!;
  };
  for (const [place, employee] of company.employees.entries()) {
    if (!isActive(employee)) continue;
    const staffed = posts.get(employee.name[1]);
    const shifts = demoShifts(employee, place, {
      now,
      timeZone: company.time_zone,
      zoneOf: (turn) => staffed?.time_zone ?? placeOf(turn).time_zone,
      signsIn: employee.user_id !== undefined,
    });
    await manager.insert(
      ShiftEntity,
      shifts.map(({ turn, ...shift }) => ({
        ...shift,
        company_id: companyId,
        client_id: staffed?.post.client_id ?? siteOf(turn).client_id,
        location_id: staffed ? staffed.post.location_id : placeOf(turn).location_id,
        post_id: staffed?.post.id ?? null,
        employee_id: employees[place]!.id,
        title: titles[employee.startsAt],
        hourly_pay_rate: employee.hourly_rate,
        notes: turn % 9 === 0 ? 'Radio channel 3. Keys are at the front desk.' : '',
      })),
    );
  }
}

/** Somebody planned a change in drafts that is not published: one guard is to stay half an hour longer. */
async function seedDraft(manager: EntityManager, companyId: number): Promise<void> {
  await manager.update(CompanyEntity, companyId, { plans_in_drafts: true });
  await manager.query(
    `UPDATE shift SET end_time = end_time + interval '30 minutes', notes = 'Hand over to the day watch.'
     WHERE id = (
       SELECT shift.id FROM shift JOIN employee ON employee.id = employee_id
       WHERE shift.company_id = $1 AND shift.status = 'scheduled' AND employee.user_id IS NULL AND employee.status = 'active'
         AND start_time > now() + interval '3 days' AND extract(hour FROM end_time - start_time) = 8
       ORDER BY start_time, shift.id LIMIT 1)`,
    [companyId],
  );
  await manager.update(CompanyEntity, companyId, { plans_in_drafts: false });
}

/** The four weeks before today in two periods: the earlier one paid, the later one pending. */
async function seedPayroll(manager: EntityManager, companyId: number, today: CalendarDate): Promise<void> {
  const daysAgo = (days: number) => today.subtract({ days }).toString();
  for (const [first, last] of [
    [28, 15],
    [14, 1],
  ] as const) {
    const [start_date, end_date] = [daysAgo(first), daysAgo(last)];
    const name = calendarDays(start_date, end_date, 'en');
    const period = await manager.save(PaymentPeriodEntity, { company_id: companyId, name, start_date, end_date });
    await fillPayments(manager, period);
    const paid = { status: 'paid', payment_date: daysAgo(10) } as const;
    if (last === 15) await manager.update(PaymentEntity, { period_id: period.id }, paid);
  }
}

const titles: Record<DemoEmployee['startsAt'], string> = {
  6: 'Early watch',
  8: 'Day watch',
  14: 'Late watch',
  22: 'Night watch',
};

const isActive = ({ status }: DemoClient | DemoEmployee | Omit<DemoClient, 'locations'>) => status === undefined;

/** A name as an e-mail address has it: `Zielińska` → `zielinska`. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z-]/g, '');
