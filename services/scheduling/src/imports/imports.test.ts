import type { ImportReport } from '@portfolio/contracts/scheduling';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import type { CompanyEntity } from '../company/company.entity.ts';

let scheduling: TestScheduling;
const stranger = somebody();
let owner: ReturnType<typeof somebody>;
let company: CompanyEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.company(stranger);
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  owner = somebody();
  company = await scheduling.make.company(owner, { time_zone: 'America/Los_Angeles' });
});

const mutation = `mutation ($kind: ImportKind!, $file: Upload!, $confirm: Boolean, $invite: Boolean, $columns: [String!], $company: ID) {
  importCsv(kind: $kind, file: $file, confirm: $confirm, invite: $invite, columns: $columns, company: $company) {
    saved invited encoding delimiter missing columns { heading field } counts { new there bad warned }
    rows { row name detail state problems { field heading severity code params { name value } } }
  }
}`;

type Content = string | Uint8Array<ArrayBuffer>;
const send = (kind: string, content: Content, given: object = {}, persona = owner) =>
  scheduling.graphqlAs(persona)(mutation, { kind, file: new File([content], 'import.csv'), ...given });
const run = async (kind: string, content: Content, given: object = {}): Promise<ImportReport> => {
  const { data, errors } = await send(kind, content, given);
  expect(errors).toBeUndefined();
  return data.importCsv;
};
const confirm = (kind: string, content: Content, given: object = {}) => run(kind, content, { confirm: true, ...given });
const fieldsOf = async (answer: ReturnType<typeof send>) => {
  const { errors } = await answer;
  const found = Object.entries<{ code: string }[]>(errors?.[0]?.extensions['errors'] ?? {});
  return Object.fromEntries(found.map(([field, faults]) => [field, faults.map(({ code }) => code)]));
};
const codesOf = ({ rows }: ImportReport) =>
  rows.map(({ state, problems }) => [state, ...problems.map(({ code }) => code)]);
const get = async (path: string) => (await scheduling.as(owner).get(path)).body;
const exported = async (path: string) => String(await get(path));

describe('issue: posts', () => {
  const file =
    'Name,Client,Location,Employees,First day,Bill rate,Required qualifications\nGate,Mall,Docks,2,2031-01-01,"36,25",Guard card; First aid\nDesk,mall,,,,,\n';

  test('with their places and what they ask; once more, nothing is made; what is not known is named', async () => {
    await confirm('CLIENTS', 'Name,Locations\nMall,Docks\n');
    expect((await run('POSTS', file)).rows[0]).toMatchObject({ name: 'Gate', detail: 'Mall, Docks', state: 'NEW' });
    expect((await confirm('POSTS', file)).saved).toBe(true);
    const { results } = await get('/planner/posts/');
    expect(results).toMatchObject([
      { name: 'Desk', location: null, head_count: 1, required_qualifications: [] },
      {
        name: 'Gate',
        location_name: 'Docks',
        head_count: 2,
        start_date: '2031-01-01',
        bill_rate: '36.25',
        required_qualifications: [{ name: 'First aid' }, { name: 'Guard card' }],
      },
    ]);
    expect((await confirm('POSTS', file)).counts).toEqual({ new: 0, there: 2, bad: 0, warned: 0 });
    const wrong = 'Name,Client,Location,Employees\nA,Port,,1\nB,Mall,Yard,1\nC,Mall,,many\nD,Mall,,1\nd,Mall,,1\n';
    expect(codesOf(await confirm('POSTS', wrong)).map(([state, code]) => [state, code])).toEqual([
      ['BAD', 'import_unknown_client'],
      ['BAD', 'import_unknown_location'],
      ['BAD', expect.any(String)],
      ['NEW', undefined],
      ['BAD', 'import_same_row'],
    ]);
  });
});

describe('issue: rotations', () => {
  const heading = 'Rotation,Pattern,Hours,First day,Last day,Team,Days ahead,Employee,Client,Post,From\n';
  const file = `${heading}Gate,DDNN--,D 06:00-18:00; N 18:00-06:00,2031-01-06,,A,0,Ann Lee,Mall,Gate,
gate,,,,,B,2,Bob Lee,mall,gate,2031-02-01
Gate,DDNN--,,,,a,,cleo@example.com,Mall,Gate,
`;
  beforeEach(async () => {
    await confirm('CLIENTS', 'Name,Locations\nMall,Docks\n');
    await confirm('POSTS', 'Name,Client,Location\nGate,Mall,\nGate,Mall,Docks\nDesk,Mall,Docks\n');
    const people = ['Ann', 'Bob', 'Cleo'].map((name) => `${name},Lee,${name}@example.com,20`).join('\n');
    await confirm('EMPLOYEES', `First name,Last name,Email,Hourly rate\n${people}\n`);
  });

  test('with teams, watches and guards, as they can be filled; once more, nothing is made', async () => {
    expect((await run('ROTATIONS', file)).counts).toEqual({ new: 3, there: 0, bad: 0, warned: 0 });
    expect((await get('/planner/rotations/')).count).toBe(0);
    expect((await confirm('ROTATIONS', file)).saved).toBe(true);
    const { results } = await get('/planner/rotations/');
    const day = { code: 'D', start_time: '06:00', end_time: '18:00' };
    const night = { code: 'N', start_time: '18:00', end_time: '06:00' };
    const phase = { from: '2031-01-06', pattern: 'DDNN--', watches: [day, night], offsets: [0, 2] };
    expect(results).toMatchObject([
      {
        name: 'Gate',
        teams: ['A', 'B'],
        phases: [phase],
        until: null,
        members: [
          { employee_name: 'Ann Lee', team: 1, post_name: 'Gate', from: null },
          { employee_name: 'Cleo Lee', team: 1 },
          { employee_name: 'Bob Lee', team: 2, from: '2031-02-01' },
        ],
      },
    ]);
    expect((await confirm('ROTATIONS', file)).counts).toEqual({ new: 0, there: 3, bad: 0, warned: 0 });

    // What is downloaded makes the same ones again.
    const download = await exported('/planner/rotations/export_csv/');
    expect(download.split('\r\n')).toEqual([
      'Rotation,Pattern,Hours,First day,Last day,Team,Days ahead,Employee,Client,Location,Post,From,Until',
      'Gate,DDNN--,"D 06:00-18:00; N 18:00-06:00",2031-01-06,,A,0,Ann Lee,Mall,,Gate,,',
      'Gate,DDNN--,"D 06:00-18:00; N 18:00-06:00",2031-01-06,,A,0,Cleo Lee,Mall,,Gate,,',
      'Gate,DDNN--,"D 06:00-18:00; N 18:00-06:00",2031-01-06,,B,2,Bob Lee,Mall,,Gate,2031-02-01,',
      '',
    ]);
    await scheduling.as(owner).delete(`/planner/rotations/${results[0].id}/`);
    expect((await confirm('ROTATIONS', download)).saved).toBe(true);
    const again = (await get('/planner/rotations/')).results[0];
    const { id: _, ...rest } = results[0];
    expect(again).toMatchObject(rest);
  });

  test('what is wrong is told of the row that says it, and keeps all from being made', async () => {
    const rows = [
      'One,DX--,D 06:00-18:00,2031-01-06,,A,,Ann Lee,Mall,Gate,',
      'One,DD--,,,,A,1,Dan Lee,Mall,Gate,',
      'One,,,,2030-01-01,A,2,Ann Lee,Mall,Gate,',
      'Two,DD--,D 6-14,,,B,,Bob Lee,Mall,Hall,',
      'Three,DD--,D 06:00-14:00,2031-01-06,,,,,Mall,Desk,2031-99-01',
      'Four,DD--,D 06:00-14:00,2031-01-06,,A,many,Ann Lee,Mall,Desk,',
      'Five,DD--,D 06:00-14:00,2031-01-06,,A,,Ann Lee,Mall,Desk,',
      ',DD--,D 06:00-14:00,2031-01-06,,A,,Ann Lee,Mall,Desk,',
    ];
    const report = await confirm('ROTATIONS', `${heading}${rows.join('\n')}\n`);
    expect(report.saved).toBe(false);
    const told = report.rows.map(({ problems }) => problems.map(({ field, code }) => `${field} ${code}`).toSorted());
    expect(told).toEqual([
      ['pattern rotation_letter_unknown'],
      ['employee_name import_unknown_employee', 'pattern import_differs'],
      ['days_ahead import_differs', 'employee_name rotation_member_twice', 'last_day last_day_before_first'],
      ['post_name import_unknown_post', expect.stringMatching('start_date'), 'watches invalid_time'],
      ['employee_name required', 'team required'],
      [expect.stringMatching('days_ahead')],
      [],
      ['name required'],
    ]);
    expect((await get('/planner/rotations/')).count).toBe(0);
  });
});

describe('clients', () => {
  const file = 'Name,City,Locations,Status\nMall,Salem,"North gate; Docks",active\nPort,,,Inactive\n';

  test('a preview writes nothing; confirmed, all are there with their locations; once more, nothing is made', async () => {
    const preview = await run('CLIENTS', file);
    expect([preview.saved, preview.counts]).toEqual([false, { new: 2, there: 0, bad: 0, warned: 0 }]);
    expect(preview.rows[0]).toMatchObject({ row: 2, name: 'Mall', detail: 'Salem, North gate, Docks', state: 'NEW' });
    expect((await get('/planner/clients/')).count).toBe(0);

    expect((await confirm('CLIENTS', file)).saved).toBe(true);
    const { results } = await get('/planner/clients/');
    expect(results).toMatchObject([
      { name: 'Mall', city: 'Salem', status: 'active', locations: [{ name: 'North gate' }, { name: 'Docks' }] },
      { name: 'Port', status: 'inactive', locations: [] },
    ]);
    expect((await confirm('CLIENTS', file)).counts).toEqual({ new: 0, there: 2, bad: 0, warned: 0 });
    expect((await get('/planner/clients/')).count).toBe(2);
  });

  test('every bad row is named, with its column; one keeps all from being made', async () => {
    const report = await confirm(
      'CLIENTS',
      'Firm name,E-Mail;,Status\nMall,x,active\n,a@example.com,\nPort,,closed\nMall,,\n"Good",,\n',
      { columns: ['name', 'email', 'status'] },
    );
    expect(report.saved).toBe(false);
    expect(codesOf(report)).toEqual([
      ['BAD', 'invalid_email'],
      ['BAD', 'required'],
      ['BAD', 'invalid_choice'],
      ['BAD', 'import_same_row'],
      ['NEW'],
    ]);
    expect(report.rows[0]!.problems[0]).toMatchObject({ field: 'email', heading: 'E-Mail;', severity: 'REFUSAL' });
    expect(report.rows[3]!.problems[0]!.params).toEqual([{ name: 'row', value: '2' }]);
    expect((await get('/planner/clients/')).count).toBe(0);
  });

  test('what was exported can be imported by another company, to the letter, formulas and all', async () => {
    const client = await scheduling.make.client(company, {
      name: '=HYPERLINK("x");=2',
      phone: '+1 503-555-0100',
      notes: "two\n- lines; 'quoted'",
      time_zone: 'Europe/Paris',
    });
    await scheduling.make.location(client, { name: 'Gate, "north"' });
    const csv = await exported('/planner/clients/export_csv/');
    expect(csv).not.toMatch(/(^|[,;\n"])[=+@-]/m);
    owner = somebody();
    await scheduling.make.company(owner);
    expect((await confirm('CLIENTS', csv)).saved).toBe(true);
    expect((await get('/planner/clients/')).results).toMatchObject([
      {
        name: '=HYPERLINK("x");=2',
        phone: '+1 503-555-0100',
        notes: "two\n- lines; 'quoted'",
        time_zone: 'Europe/Paris',
        locations: [{ name: 'Gate, "north"' }],
      },
    ]);
  });

  test('several who send the same file at the same time make it once', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => confirm('CLIENTS', file)));
    expect(reports.map(({ counts }) => counts.new).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 2]);
    expect((await get('/planner/clients/')).count).toBe(2);
  });
});

describe('employees', () => {
  const file = `First name;Last name;Email;Hourly rate;Qualifications;Start date;Status
Ann;Archer;Ann@example.com;21,50;"First aid; CCTV";2026-01-02;Active
Bob;Baker;bob@example.com;20;first aid;;
`;

  test('come with their qualifications, those that are missing are made; e-mail addresses tell them apart', async () => {
    const report = await confirm('EMPLOYEES', file);
    expect([report.saved, report.delimiter]).toEqual([true, ';']);
    const { results } = await get('/planner/employees/');
    expect(results).toMatchObject([
      { name: 'Ann Archer', hourly_rate: '21.50', start_date: '2026-01-02', status: 'active' },
      { name: 'Bob Baker', hourly_rate: '20.00', qualifications: [{ name: 'First aid' }] },
    ]);
    expect(results[0].qualifications).toHaveLength(2);
    expect((await get('/planner/qualifications/')).count).toBe(2);
    expect((await confirm('EMPLOYEES', file.replace('Ann@', 'ann@'))).counts).toMatchObject({ new: 0, there: 2 });
  });

  test('who is new is invited by e-mail, if that is asked for; who is there is not', async () => {
    await confirm('EMPLOYEES', file.split('\n').slice(0, 2).join('\n'));
    expect((await run('EMPLOYEES', file, { invite: true })).invited).toBe(0);
    expect((await confirm('EMPLOYEES', file, { invite: true })).invited).toBe(1);
    const { results } = await get('/planner/employees/');
    expect(results).toMatchObject([
      { name: 'Ann Archer', invitation_expires_at: null },
      { name: 'Bob Baker', invitation_expires_at: expect.any(String), status: 'active' },
    ]);
  });

  test('what is wrong with each', async () => {
    const bad =
      'First name,Last name,Email,Hourly rate\nAnn,,ann@example.com,20\nBob,Baker,bob,0\nCy,Cole,c@example.com,x';
    expect(codesOf(await run('EMPLOYEES', bad))).toEqual([
      ['BAD', 'required'],
      ['BAD', 'invalid_email', 'min_value'],
      ['BAD', 'invalid_number'],
    ]);
  });

  test('what was exported is there when it is imported', async () => {
    await confirm('EMPLOYEES', file);
    const csv = await exported('/planner/employees/export_csv/');
    expect((await confirm('EMPLOYEES', csv)).counts).toMatchObject({ new: 0, there: 2, bad: 0 });
  });
});

describe('shifts', () => {
  const heading = 'Client,Location,Employee,Start time,End time,Status,Title\n';

  beforeEach(async () => {
    const mall = await scheduling.make.client(company, { name: 'Mall' });
    await scheduling.make.location(mall, { name: 'Boise depot', time_zone: 'America/Boise' });
    await scheduling.make.employee(company, { first_name: 'Ann', last_name: 'Archer', email: 'ann@example.com' });
  });

  test('times are those of the place, by night and by the clock of another zone', async () => {
    const file = `${heading}mall,,Ann Archer,2030-01-07 22:00,2030-01-08 06:00,,Gate
Mall,Boise Depot,ann@example.com,2030-01-09T09:00,2030-01-09T17:00,scheduled,`;
    const report = await confirm('SHIFTS', file);
    expect([report.saved, report.counts]).toEqual([true, { new: 2, there: 0, bad: 0, warned: 0 }]);
    const { results } = await get('/planner/shifts/?ordering=start_time');
    expect(results).toMatchObject([
      {
        start_time: '2030-01-08T06:00:00.000Z',
        end_time: '2030-01-08T14:00:00.000Z',
        title: 'Gate',
        status: 'scheduled',
      },
      { start_time: '2030-01-09T16:00:00.000Z', location_name: 'Boise depot' },
    ]);
    expect((await confirm('SHIFTS', file)).counts).toMatchObject({ new: 0, there: 2 });
  });

  test('names that mean nobody, or several, and times that are none', async () => {
    await scheduling.make.employee(company, { first_name: 'Ann', last_name: 'Archer', email: 'ann2@example.com' });
    const file = `${heading}Port,,Ann Archer,2030-01-07 22:00,2030-01-08 06:00,,
Mall,Attic,Zoe,7.1.2030,2030-01-08 06:00,,
Mall,,ann@example.com,2030-01-08 06:00,2030-01-07 22:00,,
Mall,,ann@example.com,2030-01-08 06:00,2030-01-08 07:00,missed,
Mall,,ann@example.com,1930-01-08 06:00,1930-01-08 07:00,,`;
    expect(codesOf(await run('SHIFTS', file))).toEqual([
      ['BAD', 'import_unknown_client', 'import_ambiguous_employee'],
      ['BAD', 'import_unknown_employee', 'import_unknown_location', 'import_time'],
      ['BAD', 'ends_before_start'],
      ['BAD', 'invalid_choice'],
      ['BAD', 'invalid'],
    ]);
  });

  test('conflicts by the rules of the company: overlaps refuse, with shifts and with other rows; others warn', async () => {
    const first = `${heading}Mall,,Ann Archer,2030-01-07 08:00,2030-01-07 16:00,,`;
    await confirm('SHIFTS', first);
    const second = `${heading}Mall,,Ann Archer,2030-01-07 15:00,2030-01-07 20:00,,
Mall,,Ann Archer,2030-01-08 02:00,2030-01-08 08:00,,
Mall,,Ann Archer,2030-01-08 07:00,2030-01-08 09:00,,
Mall,,Ann Archer,2030-01-07 08:00,2030-01-07 16:00,cancelled,`;
    expect(codesOf(await run('SHIFTS', second))).toEqual([
      ['BAD', 'employee_has_shift', 'employee_rests'],
      ['NEW', 'employee_rests'],
      ['BAD', 'import_overlaps_row'],
      ['THERE'],
    ]);
    await scheduling.as(owner).patch(`/planner/companies/${company.id}/`, { planning_rules: { rest: 'refusal' } });
    const report = await run('SHIFTS', second.split('\n').slice(0, 3).join('\n'));
    expect(codesOf(report)[1]).toEqual(['BAD', 'employee_rests']);
  });

  test('who is inactive is not planned; the same row twice is', async () => {
    const row = 'Mall,,Ann Archer,2030-01-07 08:00,2030-01-07 16:00,,';
    expect(codesOf(await run('SHIFTS', `${heading}${row}\n${row}`))[1]).toContain('import_same_row');
    await scheduling.database.query(`UPDATE employee SET status = 'inactive' WHERE company_id = $1`, [company.id]);
    expect(codesOf(await run('SHIFTS', `${heading}${row}`))).toEqual([['BAD', 'inactive_employee']]);
  });

  test('what was exported is there when it is imported, whatever became of it', async () => {
    const file = `${heading}Mall,,Ann Archer,2025-03-07 08:00,2025-03-07 16:00,completed,
Mall,,Ann Archer,2025-03-08 22:00,2025-03-09 06:00,missed,
Mall,Boise depot,Ann Archer,2030-01-07 08:00,2030-01-07 16:00,cancelled,=1`;
    expect((await confirm('SHIFTS', file)).saved).toBe(true);
    const csv = await exported('/planner/shifts/export/?format=csv');
    expect((await confirm('SHIFTS', csv)).counts).toEqual({ new: 0, there: 3, bad: 0, warned: 0 });
  });

  test('5,000 rows', async () => {
    await scheduling.database.query(
      `INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
       SELECT $1, 'Ada', 'Row' || n, 'row' || n || '@example.com', 15 FROM generate_series(1, 100) n`,
      [company.id],
    );
    const rows = Array.from({ length: 5_000 }, (_, index) => {
      const day = new Date(Date.UTC(2030, 0, 7 + Math.floor(index / 100))).toISOString().slice(0, 10);
      return `Mall,,Ada Row${(index % 100) + 1},${day} 08:00,${day} 12:00,,`;
    });
    const report = await confirm('SHIFTS', heading + rows.join('\n'));
    expect([report.saved, report.counts.new]).toEqual([true, 5_000]);
    expect(await fieldsOf(send('SHIFTS', `${heading}${rows.join('\n')}\n${rows[0]}`))).toEqual({
      file: ['import_too_many_rows'],
    });
  }, 60_000);
});

describe('files as spreadsheets write them', () => {
  const umlauts = new Uint8Array([
    ...new TextEncoder().encode('Name\tCity\nCaf'),
    0xe9,
    0x09,
    ...new TextEncoder().encode('Nice\n'),
  ]);

  test.each<[string, Content, object]>([
    ['UTF-8 with a byte-order mark', '\ufeffNAME , city\r\nCafé,Nice\r\n', { encoding: 'utf-8', delimiter: ',' }],
    ['Windows-1252 with tabs', umlauts, { encoding: 'windows-1252', delimiter: '\t' }],
    [
      'UTF-16',
      new Uint8Array(Buffer.from('\ufeffName;City\nCafé;Nice', 'utf16le')),
      { encoding: 'utf-16le', delimiter: ';' },
    ],
    ['empty rows between others', 'Name,City\n\n,\nCafé,Nice\n\n', { encoding: 'utf-8' }],
  ])('%s', async (_, content, expected) => {
    const report = await run('CLIENTS', content);
    expect(report).toMatchObject({ ...expected, missing: [], counts: { new: 1 } });
    expect(report.rows).toMatchObject([{ name: 'Café', detail: 'Nice' }]);
  });

  test('headings that nobody knows are asked for', async () => {
    const report = await run('CLIENTS', 'Firma,Ort\nMall,Salem');
    expect(report).toMatchObject({
      missing: ['name'],
      rows: [],
      columns: [{ heading: 'Firma', field: null }, { field: null }],
    });
    expect((await run('CLIENTS', 'Firma,Ort\nMall,Salem', { columns: ['name', ''] })).counts.new).toBe(1);
  });

  test.each([
    ['an empty file', '', ['empty_file']],
    ['headings alone', 'Name\n', ['import_no_rows']],
    ['a quote that never ends', 'Name\n"Mall\n', ['import_unreadable']],
    ['more columns than any list', `${'x,'.repeat(200)}\nMall`, ['import_too_many_columns']],
  ])('%s is refused', async (_, content, codes) => {
    expect(await fieldsOf(send('CLIENTS', content))).toEqual({ file: codes });
  });

  test('more than 2 MB is refused, NUL is a bad row, an unknown field is no column', async () => {
    const { errors } = await send('CLIENTS', `Name\n${'x'.repeat(2 * 2 ** 20)}`);
    expect(errors?.[0]?.message).toBe('Request is too large. The limit is 2 MB.');
    expect(codesOf(await run('CLIENTS', 'Name\nMa\0ll'))).toEqual([['BAD', 'null_characters']]);
    expect(await fieldsOf(send('CLIENTS', 'Name\nMall', { columns: ['company_id'] }))).toEqual({
      columns: ['invalid_choice'],
    });
  });
});

describe('who may', () => {
  test('nobody reads a file for who administers no company, and none goes to another’s', async () => {
    const notCsv = '"';
    expect((await send('CLIENTS', notCsv, {}, somebody())).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await fieldsOf(send('CLIENTS', 'Name\nMall', { company: String(company.id) }, stranger))).toEqual({
      company: ['does_not_exist'],
    });
    expect((await get('/planner/clients/')).count).toBe(0);
  });
});
