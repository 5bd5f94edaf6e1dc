import { StatusBadge } from '@portfolio/ui/status-badge';
import { useTranslation } from '../translator.ts';

/** core-site.md §4, Publication: either Published or Draft. */
export function PublicationBadge({ published }: { published: boolean }) {
  const { t } = useTranslation();
  return <StatusBadge status={published ? 'published' : 'draft'}>{t(published ? 'published' : 'draft')}</StatusBadge>;
}
