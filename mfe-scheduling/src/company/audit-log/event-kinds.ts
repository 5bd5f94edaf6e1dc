import { accountEventKinds, companyEventKinds } from '@portfolio/contracts/audit';
import type { AccountActivityQuery, CompanyActivityQuery } from '../../generated/graphql.ts';

export type AccountKind = AccountActivityQuery['accountEvents']['results'][number]['kind'];
export type CompanyKind = CompanyActivityQuery['companyEvents']['results'][number]['kind'];

/** As GraphQL writes them. */
const upper = <Kind extends string>(kind: Kind) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type forgets the letters
  kind.toUpperCase() as Uppercase<Kind>;

export const accountKinds: readonly AccountKind[] = accountEventKinds.map(upper);
export const companyKinds: readonly CompanyKind[] = companyEventKinds.map(upper);
