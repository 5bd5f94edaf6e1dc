import { useMutation, useQuery } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useHost } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { useToast } from '@portfolio/ui/toast';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FeaturedNowQuery } from '../generated/graphql.ts';
import { useRefresh } from '../editing/use-refresh.ts';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { SortableList } from '../sorting/sortable-list.tsx';
import { useSortableItem } from '../sorting/use-sortable-item.ts';
import { useTranslation } from '../translator.ts';
import { FeaturedNow, ReorderFeatured } from './projects.graphql.ts';

type Featured = FeaturedNowQuery['projects']['results'][number];

const Panel = styled(Card)`
  padding: ${space(3)} ${space(4)};
`;

const Title = styled.h2`
  font-size: ${fontSize.body};
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const List = styled.ol`
  display: grid;
  margin-top: ${space(1)};
  padding: 0;
  list-style: '';
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  background: ${color.surface};
`;

const Name = styled.span`
  min-width: 0;
  margin-left: ${space(2)};
  overflow-wrap: anywhere;
`;

/** The projects of the home page in their order, which drag, keyboard and buttons change. */
export function FeaturedPanel() {
  const { t } = useTranslation();
  const { announce } = useHost();
  const toast = useToast();
  const refresh = useRefresh();
  const [reorder, { loading }] = useMutation(ReorderFeatured);
  const { data, refetch } = useQuery(FeaturedNow, { fetchPolicy: 'cache-and-network' });
  /** The order that is being saved. */
  const [wanted, setWanted] = useState<Featured[]>();
  const featured = wanted ?? data?.projects.results.filter(({ isPublished }) => isPublished) ?? [];
  if (featured.length < 2) return null;

  const move = async (from: number, to: number): Promise<void> => {
    if (loading) return;
    const order = arrayMove(featured, from, to);
    setWanted(order);
    try {
      await reorder({ variables: { order: order.map(({ id }) => id) } });
      announce(t('sorting.moved', { name: featured[from]!.title, position: to + 1, total: featured.length }));
      await refresh('projects');
    } catch {
      toast('danger', t('projects.orderFailed'));
      await refetch();
    } finally {
      setWanted(undefined);
    }
  };

  return (
    <Panel as="section" aria-labelledby="featured-order">
      <Title id="featured-order">{t('projects.featuredTitle')}</Title>
      <Hint>{t('projects.featuredOrderHint')}</Hint>
      <SortableList
        items={featured.map(({ id, title }) => ({ id, name: title }))}
        onMove={(from, to) => void move(from, to)}
      >
        <List aria-labelledby="featured-order">
          {featured.map((project, at) => (
            <FeaturedRow
              key={project.id}
              {...{ project, at, total: featured.length }}
              onMove={(to) => void move(at, to)}
            />
          ))}
        </List>
      </SortableList>
    </Panel>
  );
}

interface RowProps {
  project: Featured;
  at: number;
  total: number;
  onMove: (to: number) => void;
}

function FeaturedRow({ project: { id, title }, at, total, onMove }: RowProps) {
  const { item, grip } = useSortableItem(id);
  return (
    <Row {...item}>
      <MoveButtons name={title} {...{ grip, at, total, onMove }} />
      <Name>{title}</Name>
    </Row>
  );
}
