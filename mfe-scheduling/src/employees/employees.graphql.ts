import { graphql } from '../generated/index.ts';

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
