import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';

/** A link that leaves the site, in a new tab. */
export function ExternalLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <LinkButton href={href} target="_blank" rel="noopener noreferrer" icon={icon}>
      {children} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </LinkButton>
  );
}
