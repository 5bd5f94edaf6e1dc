import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { useTranslation } from '../../translator.ts';

/** Where nothing is asked for yet: a first post. */
export function NoPosts({ title }: { title: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton as={Link} to={within(paths.newPost)}>
          {t('posts.create')}
        </LinkButton>
      }
    >
      {t('coverage.noneHint')}
    </EmptyState>
  );
}
