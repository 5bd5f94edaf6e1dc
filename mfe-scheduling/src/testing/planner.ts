import type { FieldErrors } from '@portfolio/contracts/rest';
import { refused, renderRemote, type GraphqlAnswers, type RenderedRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import * as remote from '../remote.ts';

export const northgate = { id: 3, name: 'Northgate Security' };
export const harbor = { id: 4, name: 'Harbor Watch' };

/** Administers one company. */
export const manager = { is_admin: true, administered_companies: [northgate] };

interface Setting {
  user?: object;
  graphql?: GraphqlAnswers;
  /** `METHOD /path/` → body, or what makes one. */
  rest?: Record<string, unknown>;
}

/** Opens a screen of the planner, as an administrator unless somebody else is named. */
export const openPlanner = (path: string, { user = manager, graphql = {}, rest = {} }: Setting = {}) =>
  renderRemote(remote, {
    path,
    user,
    rest: rest as Record<string, object>,
    graphql: {
      MyCompanies: {
        companies: {
          __typename: 'CompanyPage',
          count: 2,
          results: [northgate, harbor].map(({ id, name }) => ({ __typename: 'Company', id: String(id), name })),
        },
      },
      SecondFactorMissing: { secondFactorMissing: false },
      ClientPosts: { posts: { __typename: 'PostPage', count: 0, results: [] } },
      EmployeeLicenses: { employeeLicenses: [] },
      EmployeeUnavailability: { employeeUnavailability: [] },
      TimeOffBalances: { timeOffBalances: [] },
      TimeOffRequests: { timeOffRequests: { __typename: 'TimeOffPage', count: 0, results: [] } },
      RecentShifts: { shifts: { __typename: 'ShiftPage', results: [] } },
      QualificationOptions: {
        qualifications: {
          __typename: 'QualificationPage',
          count: 2,
          results: [
            { __typename: 'CompanyQualification', id: '21', name: 'First aid' },
            { __typename: 'CompanyQualification', id: '22', name: 'Fire marshal' },
          ],
        },
      },
      ...graphql,
    },
  });

/** What an operation was sent, in order; answers each with `answer`. */
export function recording(answer: unknown) {
  const sent: unknown[] = [];
  const call = (body: unknown) => {
    sent.push(body);
    return typeof answer === 'function' ? (answer as (body: unknown) => unknown)(body) : answer;
  };
  return { sent, call };
}

/** A download that fails. */
export const refusal = (status: number, body: object) => () => Response.json(body, { status });

/** An operation that the service refuses. */
export const refuses = (code: string, fields?: FieldErrors, message?: string) => (): never => {
  throw refused(code, fields, message);
};

export const fails = (): never => {
  throw new Error('down');
};

/** Answers once, and is away from then on. */
export function onlyOnce(answer: object) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? answer : fails();
  };
}

/** Asks again for all that is shown. */
export const askAgain = ({ host }: RenderedRemote) =>
  act(() => host.apollo.refetchQueries({ include: 'active' }).then(undefined, () => {}));

export const press = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

export const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

/** The latest shift of somebody, as a detail screen asks for it. */
export const aShift = (particulars: object = {}) => ({
  __typename: 'Shift',
  id: '900',
  startTime: '2026-11-24T22:00:00Z',
  endTime: '2026-11-25T06:00:00Z',
  status: 'COMPLETED',
  clientName: 'Riverfront Mall',
  locationName: 'Loading docks',
  employeeName: 'Grace Hopper',
  ...particulars,
});
