import { useSession } from '@portfolio/remote-kit';
import { Notice } from '@portfolio/ui/notice';
import { Link } from 'react-router-dom';
import { useTranslation } from '../translator.ts';

/** Says to who manages content that others see a title and no more; visitors are told nothing. */
export function EmptyNotice({ id }: { id: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user || !(user.is_staff || user.is_superuser)) return null;
  return (
    <Notice kind="warning">
      {t('page.empty')} <Link to={`/admin/pages/sections/${id}`}>{t('page.addSections')}</Link>
    </Notice>
  );
}
