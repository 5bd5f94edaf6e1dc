import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Place = styled.div`
  margin-bottom: ${space(6)};
`;

/** What an administrator sees above a draft; nobody else sees drafts (core-site.md §4, Publication). */
export function DraftNotice() {
  const { t } = useTranslation();
  return (
    <Place>
      <Notice kind="warning">
        <strong>{t('draft')}</strong> · {t('draftHint')}
      </Notice>
    </Place>
  );
}
