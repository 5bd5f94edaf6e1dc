import { useMutation } from '@apollo/client/react';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Chip, ChipList } from '@portfolio/ui/chip';
import type { AdminDemosQuery } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { ItemCard } from '../lists/item-card.tsx';
import { ItemLinks } from '../lists/item-links.tsx';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useTranslation } from '../translator.ts';
import { DeleteDemo, SwitchDemo } from './demos.graphql.ts';

type ListedDemo = AdminDemosQuery['mobileDemos']['results'][number];

/** A mobile demo as its administrator sees it. */
export function DemoCard({ demo }: { demo: ListedDemo }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchDemo);
  const [remove] = useMutation(DeleteDemo);
  const { id, title, version, description, image, operatingSystems, isPublished } = demo;

  const publish = async (on: boolean): Promise<void> => {
    await change({ variables: { id, input: { isPublished: on } } });
    void refresh('mobileDemos', 'mobileDemo');
  };

  const deleteDemo = async (): Promise<void> => {
    await remove({ variables: { id } });
    await refresh('mobileDemos', 'mobileDemo');
  };

  return (
    <ItemCard
      item={demo}
      image={image}
      description={description}
      badges={
        <>
          <Chip>{version}</Chip>
          <PublicationBadge published={isPublished} />
        </>
      }
      switches={
        <SwitchInPlace
          label={t('publishedSwitch')}
          of={title}
          on={isPublished}
          onChange={publish}
          failed={t('demos.saveFailed')}
        />
      }
      actions={
        <>
          <ItemLinks id={id} title={title} published={isPublished} to={`/mobile-demos/${id}`} />
          <DeleteButton area="demos" title={title} onDelete={deleteDemo} />
        </>
      }
    >
      <ChipList items={operatingSystems} label={t('fields.operatingSystems')} />
    </ItemCard>
  );
}
