import { accountEventKinds, companyEventKinds } from '@portfolio/contracts/audit';
import { enumName } from '@portfolio/remote-kit/forms';
import type { AccountActivityQuery, CompanyActivityQuery } from '../../generated/graphql.ts';

export type AccountKind = AccountActivityQuery['accountEvents']['results'][number]['kind'];
export type CompanyKind = CompanyActivityQuery['companyEvents']['results'][number]['kind'];

export const accountKinds: readonly AccountKind[] = accountEventKinds.map(enumName);
export const companyKinds: readonly CompanyKind[] = companyEventKinds.map(enumName);
