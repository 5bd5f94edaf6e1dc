import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../translator.ts';

/** Leads from a row to its form; `name` says whose, for screen readers. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={to} size="small" variant="ghost" icon={<Pencil aria-hidden />}>
      {t('lists.edit')} <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  );
}
