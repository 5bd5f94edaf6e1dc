import { ErrorState } from '@portfolio/ui/error-state';
import { useTranslation } from '../../translator.ts';

interface Props {
  /** What failed, in the words of scheduling.md §8. */
  title: string;
  retry: () => void;
  retrying: boolean;
}

/** Something could not be loaded: says so, what is safe, and how to try again. */
export function LoadError({ title, retry, retrying }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState title={title} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
      {t('unchanged')}
    </ErrorState>
  );
}
