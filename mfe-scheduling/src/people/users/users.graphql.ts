import { graphql } from '../../generated/index.ts';

export const ManagedUsers = graphql(`
  query ManagedUsers {
    users {
      count
      results {
        id
        username
        email
        firstName
        lastName
        isActive
        isStaff
        isSuperuser
        isAdmin
        lastLogin
        administeredCompanies {
          id
          name
        }
        employeeProfile {
          id
        }
      }
    }
  }
`);

export const ManagedUserNow = graphql(`
  query ManagedUserNow {
    user {
      id
      username
      email
      firstName
      lastName
      isActive
      isStaff
      isSuperuser
    }
  }
`);

export const CreateUser = graphql('mutation CreateUser { createUser { id } }');
export const UpdateUser = graphql('mutation UpdateUser { updateUser { id email } }');
export const EndUserSessions = graphql('mutation EndUserSessions { endUserSessions }');
export const ResetSecondFactor = graphql('mutation ResetSecondFactor { resetSecondFactor }');
export const EraseUser = graphql('mutation EraseUser { eraseUser }');
export const SetUserPassword = graphql('mutation SetUserPassword { setUserPassword }');
