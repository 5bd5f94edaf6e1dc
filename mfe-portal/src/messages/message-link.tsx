import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router-dom';
import { aboutPath, type About } from './about.ts';
import { useTranslation } from '../translator.ts';

/** Leads to where one writes to the planners about something. @param of which it is, where there are several */
export function MessageLink({ about, of }: { about: About; of?: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={aboutPath(about)} size="large" icon={<MessageSquare aria-hidden />}>
      {t('messages.toPlanner')} <VisuallyHidden>{of}</VisuallyHidden>
    </LinkButton>
  );
}
