import { useQuery } from '@apollo/client/react';
import { ItemList } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { useListState } from '@portfolio/remote-kit/lists';
import { useTranslation } from '../translator.ts';
import { DemoCard } from './demo-card.tsx';
import { AdminDemos } from './demos.graphql.ts';

const pageSize = 10;
const orderings = ['-created_at', '-updated_at', 'title', '-title'] as const;

/** core-site.md §2, "/admin/mobile-demos": a list of cards. */
export function DemoList() {
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
