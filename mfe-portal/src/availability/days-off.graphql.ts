import { graphql } from '../generated/index.ts';

export const MyUnavailability = graphql(`
  query MyUnavailability {
    myUnavailability {
      id
      fromDay
      fromTime
      untilDay
      untilTime
      reason
    }
  }
`);

export const AddMyUnavailability = graphql(`
  mutation AddMyUnavailability($input: NewUnavailability!) {
    addMyUnavailability(input: $input) {
      id
    }
  }
`);

export const RemoveMyUnavailability = graphql(`
  mutation RemoveMyUnavailability($id: ID!) {
    removeMyUnavailability(id: $id)
  }
`);
