import { matchingCommands, type Command, type CommandSearch, type Host } from '@portfolio/remote-kit';
import { dayIn, shiftWhen, viewersZone } from '@portfolio/remote-kit/times';
import { graphql } from '../generated/index.ts';
import { paths, pathOf } from '../paths.ts';
import { translator } from '../translator.ts';
import { dayNamed } from './days.ts';

/** Whose names or addresses match. */
const PeopleMatches = graphql(`
  query PeopleMatches($text: String!) {
    employees(search: $text, ordering: "first_name,last_name", pageSize: 5) {
      results {
        id
        name
        email
      }
    }
    clients(search: $text, ordering: "name", pageSize: 5) {
      results {
        id
        name
        city
      }
    }
  }
`);

/** Shifts from a day on, or of one day. */
const ShiftMatches = graphql(`
  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {
    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: "start_time", pageSize: 5) {
      results {
        id
        title
        startTime
        endTime
        timeZone
        employeeName
        clientName
      }
    }
  }
`);

/**
 * The planner's screens, what one may begin there, and whose names have the words: "ruth" finds the employee and what she works from
 * today on, "ruth tomorrow" what she works then. For who administers a company, or all.
 */
export async function find({ apollo, session }: Host, { text, signal }: CommandSearch): Promise<Command[]> {
  const { user } = session.get();
  if (!user?.is_admin && !user?.is_superuser) return [];
  const { t, language } = translator.translation();
  const group = t('navigation.label');
  const places = [
    'scheduler',
    'coverage',
    'openShifts',
    'offers',
    'messages',
    'timeOff',
    'shifts',
    'clients',
    'posts',
    'rotations',
    'employees',
    'licenses',
    'timesheets',
    'payroll',
    'settings',
    'activity',
  ] as const;
  const found = matchingCommands(text, [
    { group, title: t('navigation.dashboard'), to: paths.dashboard },
    ...places.map((place) => ({ group, title: t(`navigation.${place}`), to: paths[place] })),
    { group, title: t('shifts.create.action'), to: paths.newShift },
    { group, title: t('employees.invite'), to: paths.inviteEmployee },
    { group, title: t('scheduler.newClient'), to: paths.newClient },
  ]);
  if (text === '') return found;

  const today = dayIn(viewersZone(), new Date());
  const wanted = dayNamed(text, language, today);
  const options = { context: { fetchOptions: { signal } }, fetchPolicy: 'no-cache' } as const;
  const [people, shifts] = await Promise.all([
    wanted.text === ''
      ? undefined
      : apollo.query({ query: PeopleMatches, variables: { text: wanted.text }, ...options }),
    apollo.query({
      query: ShiftMatches,
      variables: { text: wanted.text, startAfter: wanted.day ?? today, endBefore: wanted.day },
      ...options,
    }),
  ]);
  return [
    ...found,
    ...(people?.data?.employees.results ?? []).map(({ id, name, email }) => ({
      group: t('navigation.employees'),
      title: name,
      detail: email,
      to: pathOf(paths.employee, id),
    })),
    ...(people?.data?.clients.results ?? []).map(({ id, name, city }) => ({
      group: t('navigation.clients'),
      title: name,
      detail: city || undefined,
      to: pathOf(paths.client, id),
    })),
    ...(shifts.data?.shifts.results ?? []).map((shift) => ({
      group: t('navigation.shifts'),
      title: `${shift.employeeName}, ${shift.clientName}`,
      detail: shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone),
      to: pathOf(paths.shift, shift.id),
    })),
  ];
}
