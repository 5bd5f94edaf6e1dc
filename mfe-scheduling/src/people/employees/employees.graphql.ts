import type { EmployeeStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { InviteEmployeeMutation, EmployeeStatus } from '../../generated/graphql.ts';
import { graphql, type DocumentType } from '../../generated/index.ts';

export const Employees = graphql(`
  query Employees(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $ordering: String!
    $company: ID
    $status: EmployeeStatus
    $qualification: ID
  ) {
    employees(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      status: $status
      qualification: $qualification
    ) {
      count
      results {
        id
        companyName
        name
        lastName
        email
        phone
        hourlyRate
        status
        qualifications {
          id
          name
        }
      }
    }
  }
`);

export type ListedEmployee = DocumentType<typeof Employees>['employees']['results'][number];

export const EmployeeDetail = graphql(`
  query EmployeeDetail($id: ID!) {
    employee(id: $id) {
      id
      companyId
      companyName
      firstName
      lastName
      name
      email
      phone
      address
      city
      state
      zipCode
      emergencyContactName
      emergencyContactPhone
      idNumber
      taxNumber
      bankAccount
      hourlyRate
      status
      qualifications {
        id
        name
      }
      startDate
      notes
      hasAccount
      invitationExpiresAt
    }
  }
`);

export type DetailedEmployee = NonNullable<DocumentType<typeof EmployeeDetail>['employee']>;

export const CreateEmployee = graphql(`
  mutation CreateEmployee($input: NewEmployee!) {
    createEmployee(input: $input) {
      id
      name
    }
  }
`);

export const UpdateEmployee = graphql(`
  mutation UpdateEmployee($id: ID!, $input: EmployeeChanges!, $seen: EmployeeChanges) {
    updateEmployee(id: $id, input: $input, seen: $seen) {
      id
      status
    }
  }
`);

export const DeleteEmployee = graphql(`
  mutation DeleteEmployee($id: ID!) {
    deleteEmployee(id: $id)
  }
`);

export const InviteEmployee = graphql(`
  mutation InviteEmployee($id: ID!, $byEmail: Boolean) {
    inviteEmployee(id: $id, byEmail: $byEmail) {
      inviteUrl
      expiresAt
      sentTo
    }
  }
`);

export type Invitation = InviteEmployeeMutation['inviteEmployee'];

const names = { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' } as const;
const values = { active: 'ACTIVE', inactive: 'INACTIVE', pending: 'PENDING' } as const;

/** A status as REST, addresses and texts name it. */
export const statusName = (status: EmployeeStatus): StatusName => names[status];

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): EmployeeStatus => values[name];
