import type { EmployeeStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { InviteEmployeeMutation, EmployeeStatus } from '../../generated/graphql.ts';
import { graphql, type DocumentType } from '../../generated/index.ts';

export const Employees = graphql(`
  query Employees {
    employees {
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

export const EmployeeDetail = graphql('query EmployeeDetail { employee { ...all qualifications { id name } } }');

export type DetailedEmployee = NonNullable<DocumentType<typeof EmployeeDetail>['employee']>;

export const CreateEmployee = graphql('mutation CreateEmployee { createEmployee { id name } }');
export const UpdateEmployee = graphql('mutation UpdateEmployee { updateEmployee { id status } }');
export const DeleteEmployee = graphql('mutation DeleteEmployee { deleteEmployee }');
export const InviteEmployee = graphql('mutation InviteEmployee { inviteEmployee { ...all } }');

export type Invitation = InviteEmployeeMutation['inviteEmployee'];

const names = { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' } as const;
const values = { active: 'ACTIVE', inactive: 'INACTIVE', pending: 'PENDING' } as const;

/** A status as REST, addresses and texts name it. */
export const statusName = (status: EmployeeStatus): StatusName => names[status];

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): EmployeeStatus => values[name];
