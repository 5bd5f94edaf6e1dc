import { useQuery } from '@apollo/client/react';
import { useUser } from '@portfolio/remote-kit';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChosenCompany } from '../choices/choices.graphql.ts';
import { MyCompanies } from './companies.graphql.ts';

export interface CompanyChoice {
  /** The `company` of list calls. Undefined for a superuser who looks at all of them. */
  company: string | undefined;
  /** Its name, as far as it is known. */
  name: string | undefined;
  /** What one may choose among, the working company first; empty until that is known. */
  companies: readonly { id: string; name: string }[];
  /** Whether there is anything to choose. */
  hasChoice: boolean;
  /** Superusers see all companies together; administrators one at a time. */
  all: boolean;
  /** False for staff who administer no company: the planner's lists are not theirs (scheduling.md §6). */
  isAdministrator: boolean;
  /** Undefined is all of them, or the working company. */
  choose: (company: string | undefined) => void;
  /** The same path of the planner with the company that was chosen: `within(paths.clients)`. */
  within: (path: string) => string;
}

/**
 * The company whose data the planner shows: the one in the address (`?company=`), else the working company, else (for a
 * superuser) all (scheduling.md §6).
 */
export function useCompany(): CompanyChoice {
  const user = useUser();
  const all = user?.is_superuser ?? false;
  const [parameters, setParameters] = useSearchParams();
  const { data } = useQuery(MyCompanies, { variables: { search: '' }, skip: !all });
  const own = user?.administered_companies.map(({ id, name }) => ({ id: String(id), name })) ?? [];
  const companies = all ? (data?.companies.results ?? []) : own;

  const asked = parameters.get('company') ?? undefined;
  const chosen = all || own.some(({ id }) => id === asked) ? asked : undefined;
  const company = chosen ?? (all ? undefined : own[0]?.id);
  const listed = companies.find(({ id }) => id === company);
  const isBeyond = all && data !== undefined && company !== undefined && !listed;
  const other = useQuery(ChosenCompany, { variables: { id: company ?? '' }, skip: !isBeyond });

  const choose = (wanted: string | undefined): void =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      // Pages, clients, employees, qualifications and dialogs are those of one company.
      for (const name of [
        'page',
        'client',
        'employee',
        'qualification',
        'plan',
        'before',
        'open',
        'preview',
        'company',
      ])
        next.delete(name);
      if (wanted !== undefined) next.set('company', wanted);
      return next;
    });

  const within = (path: string): string => {
    if (chosen === undefined) return path;
    return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ company: chosen })}`;
  };

  return {
    company,
    name: (listed ?? other.data?.company)?.name,
    companies,
    hasChoice: all || own.length > 1,
    all,
    isAdministrator: all || (user?.is_admin ?? false),
    choose,
    within,
  };
}

/** A screen of the company in the address. Another company has other things: nothing of the last one stays in sight. */
export const ofCompany = (Screen: ComponentType<{ choice: CompanyChoice }>) =>
  function OfCompany() {
    const choice = useCompany();
    return <Screen key={choice.company ?? 'all'} choice={choice} />;
  };
