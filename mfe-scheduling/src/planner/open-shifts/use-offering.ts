import { useMutation } from '@apollo/client/react';
import type { OnceContext } from '@portfolio/remote-kit';
import type { CreateOpenShiftMutationVariables } from '../../generated/graphql.ts';
import { CancelOpenShift, CreateOpenShift } from './open-shifts.graphql.ts';

/** Makes an open shift, and takes it back. */
export function useOffering() {
  const after = { refetchQueries: ['OpenShifts', 'Coverage'] };
  const [create] = useMutation(CreateOpenShift, after);
  const [cancel] = useMutation(CancelOpenShift, after);
  return {
    /** @returns its id */
    create: async (variables: CreateOpenShiftMutationVariables, context?: OnceContext): Promise<string> =>
      (await create({ variables, context })).data!.createOpenShift.id,
    cancel: (id: string) => cancel({ variables: { id } }),
  };
}
