import { graphql } from '../generated/index.ts';

export const MyProfile = graphql(`
  query MyProfile {
    myEmployee {
      ...ProfileFields
      companyName
      hourlyRate
      startDate
      qualifications {
        id
        name
      }
    }
  }
`);

export const UpdateMyEmployee = graphql(`
  mutation UpdateMyEmployee($input: ProfileChanges!, $seen: ProfileChanges) {
    updateMyEmployee(input: $input, seen: $seen) {
      ...ProfileFields
      firstName
    }
  }
`);
