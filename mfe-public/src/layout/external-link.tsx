import { LinkButton, type LinkButtonProps } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';

interface ExternalLinkProps {
  href: string;
  icon: ReactNode;
  size?: LinkButtonProps['size'];
  children: ReactNode;
}

/**
 * A link that leaves the site, in a new tab. Nothing when it leads to no web address: the server refuses others, but texts
 * may reach the database by another way.
 */
export function ExternalLink({ href, icon, size, children }: ExternalLinkProps) {
  const { t } = useTranslation();
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <LinkButton href={href} target="_blank" rel="noopener noreferrer" size={size} icon={icon}>
      {children} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </LinkButton>
  );
}
