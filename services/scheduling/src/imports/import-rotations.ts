import { fault } from '@portfolio/contracts/errors';
import { check } from '@portfolio/contracts/rest';
import { rotationUpdate, scheduling, type RotationUpdate } from '@portfolio/contracts/scheduling';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import { saveRotation } from '../planner/rotations/rotations.ts';
import { listIn } from './columns.ts';
import { refusing, type Given, type Importer, type Judged, type Problem } from './judged.ts';
import { directoryOf, type Directory } from './places.ts';

/** A guard of a rotation, as a row has them. */
interface Read extends Given {
  problems: Problem[];
  /** Undefined where guard, post or team is not known. */
  member: { employee: number; post: number; from: string | null; until: string | null } | undefined;
}

interface RotationRow extends Judged {
  /** Of the first row of each: all of it. */
  rotation: RotationUpdate | undefined;
}

interface Post {
  id: number;
  location_id: number | null;
}
type Posts = ReadonlyMap<string, readonly Post[]>;

const lower = (text: string | undefined) => (text ?? '').toLowerCase();

/**
 * Each row is a guard of a rotation; rows of one name are one rotation. What is the same for all of it, or for a team, is said
 * in one of its rows or in each. Rotations are told apart by their names. One that is there stays as it is.
 */
export const rotationImporter: Importer<RotationRow> = {
  async judge(manager, company, rows, forUse) {
    const directory = await directoryOf(manager, company, forUse);
    const posts = await postsOf(manager, company, forUse);
    const known = await manager.query<{ name: string }[]>(
      'SELECT lower(name) AS name FROM rotation WHERE company_id = $1',
      [company],
    );
    const there = new Set(known.map(({ name }) => name));
    const read = await mapInSlices(rows, (row) => readRow(row, directory, posts));
    let room = scheduling.rotations - known.length;
    const judged = await mapInSlices(
      Map.groupBy(read, ({ values }) => lower(values['name'])),
      ([name, group]) => {
        const isThere = there.has(name);
        if (!isThere && room-- <= 0)
          group[0]!.problems.push(refusing('name', fault('rotations_full', { max: scheduling.rotations })));
        const rotation = isThere ? undefined : rotationOf(group);
        return group.map(({ row, values, problems }, index): RotationRow => {
          const detail = [values['employee_name'], values['post_name']].filter((part) => part !== undefined).join(', ');
          const about = { row, name: values['name'] ?? '', detail, there: isThere, problems };
          return { ...about, rotation: index === 0 ? rotation : undefined };
        });
      },
    );
    return judged.flat();
  },

  async write(manager, company, rows) {
    for (const { rotation } of rows) if (rotation) await saveRotation(manager, company, rotation);
  },
};

/** By client and name. @param forUse none of them goes until the transaction ends */
async function postsOf(manager: EntityManager, company: number, forUse: boolean): Promise<Posts> {
  const posts = await manager.query<(Post & { client_id: number; name: string })[]>(
    `SELECT id, client_id, location_id, name FROM post WHERE company_id = $1 ${forUse ? 'FOR KEY SHARE' : ''}`,
    [company],
  );
  return Map.groupBy(posts, ({ client_id, name }) => `${client_id} ${lower(name)}`);
}

function readRow({ row, values }: Given, directory: Directory, posts: Posts): Read {
  const problems: Problem[] = [];
  for (const field of ['name', 'team', 'employee_name', 'client_name', 'post_name'])
    if (values[field] === undefined) problems.push(refusing(field, fault('required')));
  const { team, employee_name, client_name, location_name, post_name, joins = null, leaves = null } = values;
  const employee = employee_name === undefined ? undefined : directory.employee(employee_name, problems);
  const client = client_name === undefined ? undefined : directory.client(client_name, problems);
  const location =
    client && location_name !== undefined ? directory.location(client, location_name, problems) : undefined;
  const isPlaced = client && (location_name === undefined || location);
  const post =
    isPlaced && post_name !== undefined
      ? postAt(posts.get(`${client.id} ${lower(post_name)}`) ?? [], location?.id, post_name, problems)
      : undefined;
  const member =
    employee && post && team !== undefined
      ? { employee: employee.id, post: post.id, from: joins, until: leaves }
      : undefined;
  return { row, values, problems, member };
}

/** Of a client's posts of a name, that of a location; without a location the only one, else that of its main address. */
function postAt(named: readonly Post[], location: number | undefined, name: string, problems: Problem[]) {
  const isOnly = location === undefined && named.length === 1;
  const found = isOnly ? named : named.filter(({ location_id }) => location_id === (location ?? null));
  if (found.length === 0) problems.push(refusing('post_name', fault('import_unknown_post', { value: name })));
  if (found.length > 1) problems.push(refusing('post_name', fault('import_ambiguous', { value: name })));
  return found.length === 1 ? found[0] : undefined;
}

/** What rows say together. What is wrong is told of the row that says it. @returns undefined when something is */
function rotationOf(rows: readonly Read[]): RotationUpdate | undefined {
  const [first] = rows;
  const teams = Map.groupBy(
    rows.filter(({ values }) => values['team'] !== undefined),
    ({ values }) => lower(values['team']),
  );
  const [pattern, watches, from, until] = ['pattern', 'watches', 'start_date', 'last_day'].map((field) =>
    sayingOf(rows, field),
  );
  const ahead = [...teams.values()].map((team) => sayingOf(team, 'days_ahead'));
  const numbers = new Map([...teams.keys()].map((name, index) => [name, index + 1]));
  const members = rows.filter(({ member }) => member);
  for (const { problems } of members.splice(scheduling.rotationMembers))
    problems.push(refusing('employee_name', fault('max_items', { max: scheduling.rotationMembers })));
  // What is missing in rows is said of them already.
  if (teams.size === 0) return undefined;
  const { data, faults = [] } = check(rotationUpdate, {
    name: first!.values['name'],
    teams: [...teams.values()].map(([one]) => one!.values['team']),
    phases: [
      {
        from: from?.values['start_date'],
        pattern: pattern?.values['pattern']?.toUpperCase(),
        watches: listIn(watches?.values['watches']).map(watchIn),
        offsets: ahead.map((team) => Number(team?.values['days_ahead'] ?? 0)),
      },
    ],
    until: until?.values['last_day'] ?? null,
    members: members.map(({ member, values }) => ({ ...member, team: numbers.get(lower(values['team'])) })),
  });
  for (const { path, fault: wrong } of faults) {
    const [part, at, inside, which] = path;
    const [row, field] =
      part === 'members'
        ? [members[Number(at)], memberFields[String(inside)] ?? 'employee_name']
        : part === 'teams'
          ? [[...teams.values()][Number(at)]?.[0], 'team']
          : part === 'until'
            ? [until, 'last_day']
            : part === 'name'
              ? [first, 'name']
              : inside === 'watches'
                ? [watches, 'watches']
                : inside === 'offsets'
                  ? [ahead[Number(which)], 'days_ahead']
                  : inside === 'from'
                    ? [from, 'start_date']
                    : [pattern, 'pattern'];
    const { problems } = row ?? first!;
    const isTold = problems.some((problem) => problem.field === field && problem.fault.code === wrong.code);
    if (!isTold) problems.push(refusing(field, wrong));
  }
  return data;
}

const memberFields: Partial<Record<string, string>> = {
  post: 'post_name',
  team: 'team',
  from: 'joins',
  until: 'leaves',
};

/** The first of some rows that says something, which no other may say otherwise. */
function sayingOf(rows: readonly Read[], field: string): Read | undefined {
  const said = rows.find(({ values }) => values[field] !== undefined);
  for (const { values, problems } of rows) {
    if (values[field] !== undefined && values[field] !== said!.values[field])
      problems.push(refusing(field, fault('import_differs', { row: said!.row })));
  }
  return said;
}

/** `N 22:00-06:00` */
function watchIn(text: string) {
  const [code = '', start_time = '', end_time = ''] = text.split(/\s*[-–]\s*|\s+/);
  return { code: code.toUpperCase(), start_time, end_time };
}
