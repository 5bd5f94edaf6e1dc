import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const mutation = `mutation ($kind: ImportKind!, $file: Upload!, $confirm: Boolean) {
  importCsv(kind: $kind, file: $file, confirm: $confirm) {
    saved counts { new there bad warned }
    rows { row name detail state problems { field heading severity code params { name value } message } }
  }
}`;
const rows = 5_000;
const line = (_: unknown, index: number): number => index;

/** A firm of some clients and employees, and a file of that many shifts for them, of which none is like another. */
async function planned(employees: number) {
  const owner = somebody();
  const company = await scheduling.make.company(owner, { time_zone: 'America/Los_Angeles' });
  const client = await scheduling.make.client(company, { name: 'Harbour' });
  for (let index = 0; index < employees; index += 1)
    await scheduling.make.employee(company, {
      first_name: 'Guard',
      last_name: `No ${index}`,
      email: `g${index}-${company.id}@x.example`,
    });
  const start = (index: number) => new Date(Date.UTC(2031, 0, 1) + Math.floor(index / employees) * 8 * 3_600_000);
  const written = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');
  const lines = Array.from({ length: rows }, line).map((index) => {
    const end = new Date(start(index).getTime() + 6 * 3_600_000);
    return `${client.name},Guard No ${index % employees},${written(start(index))},${written(end)}`;
  });
  return { owner, file: ['Client name,Employee name,Start time,End time', ...lines].join('\n') };
}

type Made = { kind: string; file: string; owner: ReturnType<typeof somebody> };
const files: Record<string, () => Promise<Made>> = {
  'clients with locations': async () => {
    const owner = somebody();
    await scheduling.make.company(owner);
    const lines = Array.from({ length: rows }, line).map((index) => `Client ${index},City,North ${index};South,x`);
    return {
      kind: 'CLIENTS',
      file: ['Name,City,Locations,Email', ...lines].join('\n').replaceAll(',x\n', ',\n'),
      owner,
    };
  },
  'employees, all wrong': async () => {
    const owner = somebody();
    await scheduling.make.company(owner);
    const lines = Array.from({ length: rows }, line).map((index) => `Ada,${index},no address,much,gone`);
    return { kind: 'EMPLOYEES', file: ['First name,Last name,Email,Hourly rate,Status', ...lines].join('\n'), owner };
  },
  'one rotation of a firm of 5,000, and of as many teams': async () => {
    const { owner } = await planned(1);
    const lines = Array.from({ length: rows }, line).map(
      (index) => `Gate,D${index},x,2031-01-06,T${index},Guard No 0,Harbour,Gate`,
    );
    return {
      kind: 'ROTATIONS',
      file: ['Rotation,Pattern,Hours,First day,Team,Employee,Client,Post', ...lines].join('\n'),
      owner,
    };
  },
  'shifts of a hundred employees': async () => ({ kind: 'SHIFTS', ...(await planned(100)) }),
  'shifts of one employee': async () => ({ kind: 'SHIFTS', ...(await planned(1)) }),
};

async function imported({ kind, file, owner }: Made, confirm: boolean): Promise<unknown[]> {
  const { data, errors } = await scheduling.graphqlAs(owner)(mutation, {
    kind,
    confirm,
    file: new File([file], 'a.csv'),
  });
  expect(errors).toBeUndefined();
  return data.importCsv.rows;
}

test.each(Object.keys(files))(
  'importing 5,000 rows holds nobody up for more than 100 ms: %s',
  async (name) => {
    const made = await files[name]!();
    expect(await holdingNobodyUp(`the preview of ${name}`, () => imported(made, false))).toHaveLength(rows);
    expect(await holdingNobodyUp(`the import of ${name}`, () => imported(made, true))).toHaveLength(rows);
  },
  120_000,
);
