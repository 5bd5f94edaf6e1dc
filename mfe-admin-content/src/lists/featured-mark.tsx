import { color, fontSize, space } from '@portfolio/ui/tokens';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.warning};
  font-size: ${fontSize.tiny};
  font-weight: 550;
`;

/** core-site.md §4: featured projects show on the home page; behind the first three (§9) they wait. */
export function FeaturedMark({ waits }: { waits: boolean }) {
  const { t } = useTranslation();
  return (
    <Mark>
      <Star aria-hidden size={14} fill={waits ? 'none' : 'currentColor'} />{' '}
      {t(waits ? 'projects.featuredWaits' : 'featured')}
    </Mark>
  );
}
