import type { ImportKind } from '@portfolio/contracts/scheduling';
import { LinkButton } from '@portfolio/ui/link-button';
import Upload from 'lucide-react/icons/upload';
import { Link } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';

/** From a list to the import of its kind. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  return (
    <LinkButton as={Link} to={within(paths.import.replace(':kind', kind))} icon={<Upload aria-hidden />}>
      {t('import.action')}
    </LinkButton>
  );
}
