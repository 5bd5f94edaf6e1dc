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

export const MyLicenses = graphql(`
  query MyLicenses {
    myLicenses {
      id
      qualificationName
      expires
      renewed
      number
      validFrom
      validUntil
      scanName
    }
  }
`);

export const UpdateMyEmployee = graphql(`
  mutation UpdateMyEmployee {
    updateMyEmployee {
      ...ProfileFields
      firstName
    }
  }
`);
