import { graphql } from '../../generated/index.ts';

export const EmployeeUnavailability = graphql(`
  query EmployeeUnavailability($employee: ID!) {
    employeeUnavailability(employee: $employee) {
      id
      fromDay
      fromTime
      untilDay
      untilTime
      reason
    }
  }
`);

export const AddUnavailability = graphql(`
  mutation AddUnavailability($employee: ID!, $input: NewUnavailability!) {
    addUnavailability(employee: $employee, input: $input) {
      id
    }
  }
`);

export const RemoveUnavailability = graphql(`
  mutation RemoveUnavailability($id: ID!) {
    removeUnavailability(id: $id)
  }
`);
