import { graphql } from '../../generated/index.ts';

export const EmployeeUnavailability = graphql('query EmployeeUnavailability { employeeUnavailability { ...all } }');

export const AddUnavailability = graphql('mutation AddUnavailability { addUnavailability { id } }');
export const RemoveUnavailability = graphql('mutation RemoveUnavailability { removeUnavailability }');
