import { graphql } from '../../generated/index.ts';

export const ManagedUsers = graphql(`
  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {
    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
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
  query ManagedUserNow($id: ID!) {
    user(id: $id) {
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

export const CreateUser = graphql(`
  mutation CreateUser($input: NewUser!) {
    createUser(input: $input) {
      id
    }
  }
`);

export const UpdateUser = graphql(`
  mutation UpdateUser($id: ID!, $input: UserChanges!, $seen: UserChanges) {
    updateUser(id: $id, input: $input, seen: $seen) {
      id
      email
    }
  }
`);

export const EndUserSessions = graphql(`
  mutation EndUserSessions($id: ID!) {
    endUserSessions(id: $id)
  }
`);

export const ResetSecondFactor = graphql(`
  mutation ResetSecondFactor($id: ID!, $identityProof: IdentityProof) {
    resetSecondFactor(id: $id, identityProof: $identityProof)
  }
`);

export const EraseUser = graphql(`
  mutation EraseUser($id: ID!, $username: String!) {
    eraseUser(id: $id, username: $username)
  }
`);

export const SetUserPassword = graphql(`
  mutation SetUserPassword($id: ID!, $password: String!, $currentPassword: String) {
    setUserPassword(id: $id, password: $password, currentPassword: $currentPassword)
  }
`);
