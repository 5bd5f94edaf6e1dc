import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { qualificationHeld } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import Trash2 from 'lucide-react/icons/trash-2';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DeleteQualification as Delete, type ListedQualification } from './qualifications.graphql.ts';

interface Props {
  qualification: ListedQualification;
  onDeleted: () => Promise<unknown>;
}

/** Delete, then Confirm or Cancel; refused while employees hold it. */
export function DeleteQualification({ qualification: { id, name }, onDeleted }: Props) {
  const { t } = useTranslation();
  const [deleteIt] = useMutation(Delete);
  const { run } = useAction();

  const remove = async (): Promise<void> => {
    await run(() => deleteIt({ variables: { id } }), {
      done: t('qualifications.deleted', { name }),
      failed(error) {
        const count = holdersIn(error);
        return count === undefined ? t('qualifications.deleteFailed') : t('qualifications.held', { count });
      },
    });
    await onDeleted().catch(() => undefined);
  };

  return (
    <Confirm
      size="small"
      icon={<Trash2 aria-hidden />}
      action={t('qualifications.delete')}
      of={name}
      question={t('qualifications.deleteQuestion', { name })}
      onConfirm={remove}
    />
  );
}

/** By how many employees it is held, which is why the server refused; somebody may have got it since the list was loaded. */
const holdersIn = (error: unknown): number | undefined =>
  CombinedGraphQLErrors.is(error)
    ? qualificationHeld.safeParse(error.errors[0]?.extensions).data?.employees
    : undefined;
