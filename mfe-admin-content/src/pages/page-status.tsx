import { useMutation } from '@apollo/client/react';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Cluster } from '@portfolio/ui/layout';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useTranslation } from '../translator.ts';
import type { ListedPage } from './page-actions.tsx';
import { SwitchPage } from './pages.graphql.ts';

/** Published or Draft, and the switch between them. */
export function PageStatus({ page: { id, title, isPublished } }: { page: ListedPage }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchPage);

  const publish = async (on: boolean): Promise<void> => {
    await change({ variables: { id, input: { isPublished: on } } });
    void refresh('pages', 'page', 'pageBySlug');
  };

  return (
    <Cluster as="span" $gap={2}>
      <SwitchInPlace
        label={t('publishedSwitch')}
        quiet
        of={title}
        on={isPublished}
        onChange={publish}
        failed={t('pages.saveFailed')}
      />
      <PublicationBadge published={isPublished} />
    </Cluster>
  );
}
