import { useMutation } from '@apollo/client/react';
import { Chip, ChipList } from '@portfolio/ui/chip';
import type { AdminDemosQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { useTranslation } from '../translator.ts';
import { DeleteDemo, SwitchDemo } from './demos.graphql.ts';

type ListedDemo = AdminDemosQuery['mobileDemos']['results'][number];

const shownBy = ['mobileDemos', 'mobileDemo'];

/** A mobile demo as its administrator sees it. */
export function DemoCard({ demo }: { demo: ListedDemo }) {
  const { t } = useTranslation();
  const [change] = useMutation(SwitchDemo);
  const [remove] = useMutation(DeleteDemo);
  const { id, version, description, image, operatingSystems, isPublished } = demo;

  return (
    <PublishedCard
      area="demos"
      item={demo}
      image={image}
      description={description}
      badges={
        <>
          <Chip>{version}</Chip>
          <PublicationBadge published={isPublished} />
        </>
      }
      to={`/mobile-demos/${id}`}
      publish={(on) => change({ variables: { id, input: { isPublished: on } } })}
      remove={() => remove({ variables: { id } })}
      shownBy={shownBy}
    >
      <ChipList items={operatingSystems} label={t('fields.operatingSystems')} />
    </PublishedCard>
  );
}
