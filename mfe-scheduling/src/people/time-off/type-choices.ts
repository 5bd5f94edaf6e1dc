import { useQuery } from '@apollo/client/react';
import { TimeOffTypes } from './types.graphql.ts';

/** The types that can be chosen, of a company; those that are no longer asked for are left out. */
export const useTypeChoices = (company: string | undefined) =>
  useQuery(TimeOffTypes, { variables: { company } }).data?.timeOffTypes.results.filter(({ isActive }) => isActive);
