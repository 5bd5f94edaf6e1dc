import { LinkButton } from '@portfolio/ui/link-button';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router-dom';
import { aboutPath } from './about.ts';
import { useTranslation } from '../translator.ts';

/** Leads to where one writes to the planners about a shift. */
export function MessageLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={aboutPath({ shift: id })} size="large" icon={<MessageSquare aria-hidden />}>
      {t('messages.toPlanner')}
    </LinkButton>
  );
}
