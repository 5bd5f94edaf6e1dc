import { accountEventKinds, companyEventKinds } from '@portfolio/contracts/audit';
import { enumName } from '@portfolio/remote-kit/forms';
import type { AccountActivityQuery, CompanyActivityQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CompanyActivity = graphql(`
  query CompanyActivity(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $ordering: String!
    $company: ID
    $kind: CompanyEventKind
    $person: ID
    $from: Date
    $to: Date
  ) {
    companyEvents(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      kind: $kind
      person: $person
      from: $from
      to: $to
    ) {
      count
      results {
        id
        at
        timeZone
        kind
        personId
        personName
        clientAddress
        subject
        changes {
          name
          before
          after
        }
      }
    }
  }
`);

export const AccountActivity = graphql(`
  query AccountActivity(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $ordering: String!
    $kind: AccountEventKind
    $person: ID
    $from: DateTime
    $to: DateTime
  ) {
    accountEvents(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      kind: $kind
      person: $person
      from: $from
      to: $to
    ) {
      count
      results {
        id
        at
        kind
        personId
        personName
        userId
        userName
        clientAddress
        userAgent
        subject
        changes {
          name
          before
          after
        }
      }
    }
  }
`);

export type AccountKind = AccountActivityQuery['accountEvents']['results'][number]['kind'];
export type CompanyKind = CompanyActivityQuery['companyEvents']['results'][number]['kind'];

export const accountKinds: readonly AccountKind[] = accountEventKinds.map(enumName);
export const companyKinds: readonly CompanyKind[] = companyEventKinds.map(enumName);
