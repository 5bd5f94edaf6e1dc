import { Button } from '@portfolio/ui/button';
import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { useEditing } from '../editing/use-editing.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  id: string;
  title: string;
  published: boolean;
  /** Its public address, where administrators see drafts too. */
  to: string;
}

/** The way to an item's public screen and to its form. */
export function ItemLinks({ id, title, published, to }: Props) {
  const { t } = useTranslation();
  const { edit } = useEditing();
  return (
    <>
      <LinkButton as={Link} to={to} size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
        {t(published ? 'view' : 'preview')} <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
      <Button size="small" icon={<Pencil aria-hidden />} onClick={() => edit(id)}>
        {t('edit')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </>
  );
}
