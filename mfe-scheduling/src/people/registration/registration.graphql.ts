import { graphql } from '../../generated/index.ts';

export const AdminRegistrationToken = graphql(`
  query AdminRegistrationToken($token: String!) {
    info: adminRegistrationToken(token: $token) {
      createdBy
      expiresAt
    }
  }
`);

export const EmployeeRegistrationToken = graphql(`
  query EmployeeRegistrationToken($token: String!) {
    info: employeeRegistrationToken(token: $token) {
      firstName
      lastName
      email
      companyName
    }
  }
`);

export const GenerateAdminRegistrationLink = graphql(`
  mutation GenerateAdminRegistrationLink {
    generateAdminRegistrationLink {
      registrationUrl
      expiresAt
    }
  }
`);

export const RegisterAdministrator = graphql(`
  mutation RegisterAdministrator($token: String!, $input: AdminRegistrationInput!) {
    registerAdministrator(token: $token, input: $input)
  }
`);

export const RegisterEmployee = graphql(`
  mutation RegisterEmployee($token: String!, $input: EmployeeRegistrationInput!) {
    registerEmployee(token: $token, input: $input)
  }
`);
