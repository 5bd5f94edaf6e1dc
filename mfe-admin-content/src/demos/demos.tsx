import { useMutation } from '@apollo/client/react';
import { Chip, ChipList } from '@portfolio/ui/chip';
import { PublicationBadge } from '../lists/item-card.tsx';
import { DemoForm } from './demo-form.tsx';
import { DemoToEdit, AdminDemos, DeleteDemo, SwitchDemo } from './demos.graphql.ts';
import { ListScreen, ItemList, ListOrForm, itemOrders, useItems } from '../lists/list-screen.tsx';
import { useTranslation } from '../translator.ts';
import type { AdminDemosQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';

/** core-site.md §2, "/admin/mobile-demos": a list of cards. */
function DemoList() {
  const list = useItems(AdminDemos, ({ mobileDemos }) => mobileDemos);
  return (
    <ListScreen area="demos" list={list} orders={itemOrders} publicPath={({ id }) => `/mobile-demos/${id}`}>
      <ItemList area="demos" list={list}>
        {(demo) => <DemoCard demo={demo} />}
      </ItemList>
    </ListScreen>
  );
}

type ListedDemo = AdminDemosQuery['mobileDemos']['results'][number];

const shownBy = ['mobileDemos', 'mobileDemo'];

/** A mobile demo as its administrator sees it. */
function DemoCard({ demo }: { demo: ListedDemo }) {
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

/** core-site.md §2, "/admin/mobile-demos": the same pattern as projects. */
export const Demos = () => (
  <ListOrForm list={<DemoList />} area="demos" query={DemoToEdit}>
    {(demo) => <DemoForm demo={demo} />}
  </ListOrForm>
);
