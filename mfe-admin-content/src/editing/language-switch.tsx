import { originalLanguage, translationLanguages } from '@portfolio/contracts/content';
import { languageNames, type Language } from '@portfolio/remote-kit/manifest';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useEditing } from './use-editing.ts';
import { useTranslation } from '../translator.ts';

/** Apart from the form below. */
const Place = styled.nav`
  margin-bottom: ${space(5)};
`;

/** In which language an item is edited. Links, so that leaving a form by them asks about unsaved changes. */
export function LanguageSwitch({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { editIn } = useEditing();
  return (
    <Place aria-label={t('translations.switch')}>
      <Cluster $gap={2}>
        {[originalLanguage, ...translationLanguages].map((one) => (
          <LinkButton
            key={one}
            as={Link}
            to={{ search: editIn(one === originalLanguage ? undefined : one) }}
            replace
            size="small"
            variant={one === language ? 'secondary' : 'ghost'}
            aria-current={one === language ? 'true' : undefined}
          >
            {one === originalLanguage
              ? t('translations.original', { language: languageNames[one] })
              : languageNames[one]}
          </LinkButton>
        ))}
      </Cluster>
    </Place>
  );
}
