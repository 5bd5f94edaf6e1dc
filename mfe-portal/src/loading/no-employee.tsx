import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import IdCard from 'lucide-react/icons/id-card';
import { Link } from 'react-router-dom';
import { portalTabs } from '../addresses/addresses.ts';
import { useTranslation } from '../translator.ts';

/** In the place of what only employees have: why it is not there, and what there is. */
export function NoEmployee() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IdCard />}
      title={t('noEmployee.title')}
      action={
        <LinkButton as={Link} to={portalTabs.settings} size="large">
          {t('noEmployee.settings')}
        </LinkButton>
      }
    >
      {t('noEmployee.hint')}
    </EmptyState>
  );
}
