import { graphql } from '../../generated/index.ts';

export const AdminRegistrationToken = graphql(`
  query AdminRegistrationToken {
    info: adminRegistrationToken {
      createdBy
      expiresAt
    }
  }
`);

export const EmployeeRegistrationToken = graphql(`
  query EmployeeRegistrationToken {
    info: employeeRegistrationToken {
      ...all
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

export const RegisterAdministrator = graphql('mutation RegisterAdministrator { registerAdministrator }');
export const RegisterEmployee = graphql('mutation RegisterEmployee { registerEmployee }');
