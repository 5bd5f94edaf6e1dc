import { randomBytes } from 'node:crypto';
import type { Persona } from '@portfolio/testkit';
import type { DataSource, DeepPartial } from 'typeorm';
import { ClientEntity } from '../src/clients/client.entity.ts';
import { LocationEntity } from '../src/clients/location.entity.ts';
import { CompanyAdminEntity, CompanyEntity } from '../src/company/company.entity.ts';
import { ListViewEntity } from '../src/company/list-views/list-view.entity.ts';
import {
  EmployeeEntity,
  EmployeeQualificationEntity,
  QualificationEntity,
} from '../src/people/employees/employee.entity.ts';
import { InvitationEntity } from '../src/people/registration/invitation.entity.ts';
import { ShiftSeriesEntity, WeekTemplateEntity } from '../src/planner/repetition/repetition.entity.ts';
import { LicenseEntity } from '../src/people/licenses/license.entity.ts';
import { TimeOffTypeEntity } from '../src/people/time-off/time-off-type.entity.ts';
import { UnavailabilityEntity, WishEntity } from '../src/people/unavailability/unavailability.entity.ts';
import { PostEntity } from '../src/planner/posts/post.entity.ts';
import { RotationEntity } from '../src/planner/rotations/rotation.entity.ts';
import { asOffered } from '../src/shared/sql/offered-shift.ts';
import { ShiftEntity } from '../src/shifts/shift.entity.ts';

export const hour = 3_600_000;

/** An instant so many hours from now. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour);

/** Some columns of an entity. */
type Given<Entity> = { [Column in keyof Entity]?: Entity[Column] };

/** Inserts rows directly, so that a test of one call does not depend on another call. */
export class Builder {
  readonly #database: DataSource;
  #serial = 0;
  /** By their companies: each has but some. */
  readonly #typeOfOff = new Map<number, TimeOffTypeEntity>();

  constructor(database: DataSource) {
    this.#database = database;
  }

  /** A company with an administrator. */
  async company(administrator: Persona, given: Given<CompanyEntity> = {}) {
    const company = await this.#save(CompanyEntity, { name: `Company ${++this.#serial}`, ...given });
    await this.#save(CompanyAdminEntity, { company_id: company.id, user_id: administrator.userId });
    return company;
  }

  administrator = (company: CompanyEntity, { userId }: Persona) =>
    this.#save(CompanyAdminEntity, { company_id: company.id, user_id: userId });

  client = (company: CompanyEntity, given: Given<ClientEntity> = {}) =>
    this.#save(ClientEntity, { company_id: company.id, name: `Client ${++this.#serial}`, ...given });

  location = (client: ClientEntity, given: Given<LocationEntity> = {}) =>
    this.#save(LocationEntity, {
      company_id: client.company_id,
      client_id: client.id,
      name: `Location ${++this.#serial}`,
      ...given,
    });

  /** At the client's own address, unless told otherwise. */
  post = (client: ClientEntity, given: Given<PostEntity> = {}) =>
    this.#save(PostEntity, {
      company_id: client.company_id,
      client_id: client.id,
      name: `Post ${++this.#serial}`,
      ...given,
    });

  /** Offered to all who qualify, days from now; with the claim of somebody, where one is given. */
  async openShift(client: ClientEntity, claimant?: EmployeeEntity): Promise<{ id: number }> {
    // Before 2029, when others' shifts begin.
    const hours = 240 + (++this.#serial % 700) * 24;
    const [open] = await this.#database.query<[{ id: number }]>(
      `INSERT INTO open_shift (company_id, client_id, title, notes, start_time, end_time, places, deadline, mode, audience)
       VALUES ($1, $2, '', '', $3, $4, 1, $3, 'award', 'qualified') RETURNING id`,
      [client.company_id, client.id, hoursFromNow(hours), hoursFromNow(hours + 8)],
    );
    if (claimant)
      await this.#database.query(
        `INSERT INTO open_shift_claim (open_shift_id, employee_id, company_id, status) VALUES ($1, $2, $3, 'waiting')`,
        [open.id, claimant.id, client.company_id],
      );
    return open;
  }

  /** Of nothing, and taken back. */
  async publication({ id }: CompanyEntity): Promise<{ id: number }> {
    const [made] = await this.#database.query<[{ id: number }]>(
      'INSERT INTO publication (company_id, shifts, people, undone_at) VALUES ($1, 0, 0, now()) RETURNING id',
      [id],
    );
    return made;
  }

  /** A shift of one guard's, years from now, offered to another. */
  async offer(
    client: ClientEntity,
    from: EmployeeEntity,
    to: Pick<EmployeeEntity, 'id'>,
    { kind = 'give_away', status = 'waiting' } = {},
  ): Promise<{ id: number }> {
    const shift = await this.shift(client, from);
    const [made] = await this.#database.query<[{ id: number }]>(
      `INSERT INTO offer (company_id, employee_id, colleague_id, kind, status, shift_id, given, deadline)
       SELECT company_id, employee_id, $2, $3, $4, id, ${asOffered}, start_time FROM shift WHERE id = $1 RETURNING id`,
      [shift.id, to.id, kind, status],
    );
    return made;
  }

  /** About a shift of somebody's, years from now, in which they wrote; or to them alone, to be acknowledged. */
  async thread(client: ClientEntity, employee: EmployeeEntity, isBroadcast = false): Promise<{ id: number }> {
    const shift = isBroadcast ? null : (await this.shift(client, employee)).id;
    const [made] = await this.#database.query<[{ id: number }]>(
      `WITH made AS (
         INSERT INTO thread (company_id, shift_id, is_broadcast, asks_acknowledgement, messages) VALUES ($1, $2, $3, $3, 1) RETURNING *),
         written AS (
           INSERT INTO thread_message (company_id, thread_id, employee_id, text) SELECT company_id, id, $4, 'markedmessage' FROM made)
       INSERT INTO thread_reader (company_id, thread_id, employee_id) SELECT company_id, id, $4 FROM made
       RETURNING thread_id AS id`,
      [client.company_id, shift, isBroadcast, employee.id],
    );
    return made;
  }

  employee = (company: CompanyEntity, given: Given<EmployeeEntity> = {}) =>
    this.#save(EmployeeEntity, {
      company_id: company.id,
      first_name: 'Ada',
      last_name: `Number${++this.#serial}`,
      email: `ada${this.#serial}@example.com`,
      hourly_rate: '15.00',
      ...given,
    });

  async qualification(company: CompanyEntity, name: string, ...holders: EmployeeEntity[]) {
    const qualification = await this.#save(QualificationEntity, { company_id: company.id, name });
    for (const { id } of holders) {
      const held = { employee_id: id, qualification_id: qualification.id, company_id: company.id };
      await this.#save(EmployeeQualificationEntity, held);
    }
    return qualification;
  }

  /** Of a qualification that expires. @param scan its name, where there is one */
  async license(employee: EmployeeEntity, scan?: string, given: Given<LicenseEntity> = {}) {
    const { company_id, id: employee_id } = employee;
    const qualification = await this.#save(QualificationEntity, {
      company_id,
      name: `Card ${++this.#serial}`,
      expires: true,
    });
    const held = { company_id, employee_id, qualification_id: qualification.id };
    await this.#save(EmployeeQualificationEntity, held);
    const license = await this.#save(LicenseEntity, { ...held, scan_name: scan ?? null, ...given });
    if (scan)
      await this.#database.query(
        `INSERT INTO license_scan (license_id, company_id, type, content) VALUES ($1, $2, 'application/pdf', '%PDF-1.7')`,
        [license.id, company_id],
      );
    return license;
  }

  /** All of a day years from now. */
  unavailability = ({ id: employee_id, company_id }: Pick<EmployeeEntity, 'id' | 'company_id'>, reason = '') =>
    this.#save(UnavailabilityEntity, {
      employee_id,
      company_id,
      from_day: '2031-12-24',
      until_day: '2031-12-24',
      reason,
    });

  /** A night years from now. */
  wish = (
    { id: employee_id, company_id }: Pick<EmployeeEntity, 'id' | 'company_id'>,
    given: Partial<Omit<WishEntity, 'id'>> = {},
  ) =>
    this.#save(WishEntity, {
      employee_id,
      company_id,
      kind: 'rather',
      from_day: '2031-12-24',
      from_time: '22:00',
      until_day: '2031-12-25',
      until_time: '06:00',
      reason: '',
      ...given,
    });

  /** A type of a company of its own, and a day years from now, asked for and counted so. */
  async timeOff(
    { id, company_id }: Pick<EmployeeEntity, 'id' | 'company_id'>,
    status = 'pending',
    reason = '',
    file?: string,
  ) {
    const type = this.#typeOfOff.get(company_id) ?? (await this.timeOffType({ id: company_id }));
    this.#typeOfOff.set(company_id, type);
    const [made] = await this.#database.query<[{ id: number }]>(
      `WITH made AS (
         INSERT INTO time_off (company_id, employee_id, type_id, from_day, until_day, amount, reason, status)
         VALUES ($1, $2, $3, date '2031-01-01' + $6::integer, date '2031-01-01' + $6::integer, 1, $4, $5) RETURNING *)
       INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day, time_off_id)
       SELECT company_id, employee_id, type_id, CASE status WHEN 'pending' THEN 'pending' ELSE 'taken' END, -1, from_day, id
       FROM made RETURNING time_off_id AS id`,
      [company_id, id, type.id, reason, status, ++this.#serial],
    );
    if (file)
      await this.#database.query(
        `INSERT INTO time_off_file (time_off_id, company_id, name, type, content) VALUES ($1, $2, $3, 'application/pdf', '%PDF-1.7')`,
        [made.id, company_id, file],
      );
    return made;
  }

  timeOffType = ({ id: company_id }: Pick<CompanyEntity, 'id'>, given: Given<TimeOffTypeEntity> = {}) =>
    this.#save(TimeOffTypeEntity, { company_id, name: `Type ${++this.#serial}`, ...given });

  invitation = (employee: EmployeeEntity, given: Given<InvitationEntity> = {}) =>
    this.#save(InvitationEntity, {
      employee_id: employee.id,
      company_id: employee.company_id,
      token_hash: randomBytes(32),
      expires_at: hoursFromNow(24),
      ...given,
    });

  /** From 09:00 to 17:00 UTC on a day of its own, years from now, unless told otherwise. */
  shift(client: ClientEntity, employee: EmployeeEntity, given: Given<ShiftEntity> = {}) {
    const start = Date.UTC(2029, 0, ++this.#serial, 9);
    return this.#save(ShiftEntity, {
      company_id: client.company_id,
      client_id: client.id,
      employee_id: employee.id,
      start_time: new Date(start),
      end_time: new Date(start + 8 * hour),
      hourly_pay_rate: employee.hourly_rate,
      ...given,
    });
  }

  /** Two shifts that repeat, a week apart. @returns the first */
  async series(client: ClientEntity, employee: EmployeeEntity) {
    const { company_id } = client;
    const rule = { company_id, weekdays: ['monday' as const], every_weeks: 1, until: '2039-01-31' };
    const { id: series_id } = await this.#save(ShiftSeriesEntity, rule);
    const first = await this.shift(client, employee, { series_id, series_date: '2039-01-03' });
    await this.shift(client, employee, { series_id, series_date: '2039-01-10' });
    return first;
  }

  /** A plan that is ready and proposes nothing. */
  async rosterPlan({ id }: CompanyEntity) {
    const rows = await this.#database.query<[{ id: number }]>(
      `INSERT INTO roster_plan (company_id, state, from_day, until_day, weights, allow_warnings, seconds)
       VALUES ($1, 'ready', '2031-03-03', '2031-03-09', '{"cost": 5, "overtime": 5, "fairness": 5, "place": 5, "preference": 5}', false, 1)
       RETURNING id`,
      [id],
    );
    return rows[0];
  }

  /** Eight hours each day, for one team without members. */
  rotation = ({ id }: CompanyEntity, name: string) =>
    this.#save(RotationEntity, {
      company_id: id,
      name,
      teams: ['A'],
      phases: [
        {
          from: '2031-03-03',
          pattern: 'D',
          watches: [{ code: 'D', start_time: '08:00', end_time: '16:00' }],
          offsets: [0],
        },
      ],
    });

  /** Of its shifts. */
  listView = ({ id }: CompanyEntity, name: string) =>
    this.#save(ListViewEntity, { company_id: id, list: 'shifts', name, query: '' });

  /** Without shifts. */
  weekTemplate = ({ id }: CompanyEntity, name: string) => this.#save(WeekTemplateEntity, { company_id: id, name });

  #save<Entity extends object>(target: new () => Entity, given: NoInfer<DeepPartial<Entity>>): Promise<Entity> {
    const repository = this.#database.getRepository(target);
    return repository.save(repository.create(given));
  }
}
