import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

/** Keeps a notice apart from what it stands above. */
export const NoticePlace = styled.div`
  margin-bottom: ${space(6)};
`;

/** What an administrator sees above a draft; nobody else sees drafts (core-site.md §4, Publication). */
export function DraftNotice() {
  const { t } = useTranslation();
  return (
    <NoticePlace>
      <Notice kind="warning">
        <strong>{t('draft')}</strong> · {t('draftHint')}
      </Notice>
    </NoticePlace>
  );
}
