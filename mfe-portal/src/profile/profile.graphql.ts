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
  mutation UpdateMyEmployee($input: ProfileChanges!) {
    updateMyEmployee(input: $input) {
      ...ProfileFields
      firstName
    }
  }
`);
