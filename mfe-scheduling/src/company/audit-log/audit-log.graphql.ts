import { accountEventKinds, companyEventKinds } from '@portfolio/contracts/audit';
import { enumName } from '@portfolio/remote-kit/forms';
import type { AccountActivityQuery, CompanyActivityQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CompanyActivity = graphql(`
  query CompanyActivity {
    companyEvents {
      count
      results {
        ...all
        changes {
          ...all
        }
      }
    }
  }
`);

export const AccountActivity = graphql(`
  query AccountActivity {
    accountEvents {
      count
      results {
        ...all
        changes {
          ...all
        }
      }
    }
  }
`);

export type AccountKind = AccountActivityQuery['accountEvents']['results'][number]['kind'];
export type CompanyKind = CompanyActivityQuery['companyEvents']['results'][number]['kind'];

export const accountKinds: readonly AccountKind[] = accountEventKinds.map(enumName);
export const companyKinds: readonly CompanyKind[] = companyEventKinds.map(enumName);
