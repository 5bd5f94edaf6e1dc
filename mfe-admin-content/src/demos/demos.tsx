import { useQuery, useMutation } from '@apollo/client/react';
import { useListState } from '@portfolio/remote-kit/lists';
import { Chip, ChipList } from '@portfolio/ui/chip';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PublicationBadge } from '../lists/item-card.tsx';
import { DemoForm } from './demo-form.tsx';
import { DemoToEdit, AdminDemos, DeleteDemo, SwitchDemo } from './demos.graphql.ts';
import { ListScreen, ItemList, ListOrForm } from '../lists/list-screen.tsx';
import { useTranslation } from '../translator.ts';
import type { AdminDemosQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';

const pageSize = 10;
const orderings = ['-created_at', '-updated_at', 'title', '-title'] as const;

/** core-site.md §2, "/admin/mobile-demos": a list of cards. */
function DemoList() {
  const { t } = useTranslation();
  const address = useListState({ orderings });
  const { page, search, ordering } = address;
  const result = useQuery(AdminDemos, {
    variables: { page, pageSize, search, ordering },
    // Others edit too; what is known stands until the answer is there.
    fetchPolicy: 'cache-and-network',
  });
  const demos = (result.data ?? result.previousData)?.mobileDemos;

  return (
    <ListScreen
      area="demos"
      address={address}
      orders={orderings.map((value) => ({ value, label: t(`order.${value}`) }))}
      pageSize={pageSize}
      result={result}
      found={demos}
      publicPath={({ id }) => `/mobile-demos/${id}`}
    >
      <ItemList area="demos" items={demos?.results} stale={!result.data} onClear={search ? address.clear : undefined}>
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

const editor = (id: string | undefined) => <DemoEditor id={id} />;

/** core-site.md §2, "/admin/mobile-demos": the same pattern as projects. */
export const Demos = () => <ListOrForm list={<DemoList />} form={editor} />;

/** Creates a mobile demo, or edits the one with this id. */
const DemoEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="demos" query={DemoToEdit} id={id}>
    {(demo) => <DemoForm demo={demo} />}
  </ItemEditor>
);
