import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { maxFeatured } from '@portfolio/contracts/content';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { Card } from '@portfolio/ui/card';
import { Skeleton } from '@portfolio/ui/skeleton';
import { Title, Muted } from '@portfolio/ui/text';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { color, space } from '@portfolio/ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FeaturedNowQuery } from '../generated/graphql.ts';
import { SortableList, useSortableItem, MoveButtons, useInTurn } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import { FeaturedNow, ReorderFeatured } from './projects.graphql.ts';

type Featured = FeaturedNowQuery['projects']['results'][number];

const Panel = styled(Card)`
  padding: ${space(3)} ${space(4)};
`;

const List = styled.ol`
  display: grid;
  margin-top: ${space(1)};
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

const listed = (data: FeaturedNowQuery | undefined): Featured[] =>
  data?.projects.results.filter(({ isPublished }) => isPublished) ?? [];

/** The featured projects in their order, which drag, keyboard and buttons change: the first three are on the home page, the others wait. */
export function FeaturedPanel() {
  const { t } = useTranslation();
  const toast = useToast();
  const offerUndo = useUndo();
  const refresh = useRefresh();
  const [reorder] = useMutation(ReorderFeatured);
  const { data, loading, refetch } = useFresh(FeaturedNow);
  /** The order that is being saved. */
  const [wanted, setWanted] = useState<Featured[]>();
  const saved = useRef<Featured[]>(undefined);
  const save = useInTurn(async ({ order, done }: { order: Featured[]; done: () => void }) => {
    await reorder({ variables: { order: order.map(({ id }) => id) } });
    saved.current = order;
    done();
  });
  const featured = wanted ?? listed(data);
  if (!data && loading) return <PanelSkeleton />;
  if (featured.length < 2) return null;

  /** @returns false where it has said that it could not be saved */
  const put = async (order: Featured[], done: () => void): Promise<boolean> => {
    setWanted(order);
    const isSaved = await save({ order, done }).catch(() => undefined);
    if (isSaved === false) return true; // an earlier move goes on with it
    if (!isSaved) {
      toast('danger', t('projects.orderFailed'));
      setWanted(undefined);
    }
    await refresh('projects').catch(() => {}); // the list says itself that it cannot be loaded
    // Unless another move has begun meanwhile.
    setWanted((now) => (now === saved.current ? undefined : now));
    return isSaved === true;
  };
  const move = (from: number, to: number): Promise<boolean> => {
    const words = t('sorting.moved', { name: featured[from]!.title, position: to + 1, total: featured.length });
    const order = arrayMove(featured, from, to);
    const takeBack = async () => {
      // The call has no revision: an order that somebody else made since stays.
      const now = listed((await refetch()).data);
      if (String(now.map(({ id }) => id)) !== String(order.map(({ id }) => id))) throw new Error('Ordered by others.');
      return put(featured, () => {});
    };
    return put(order, () => offerUndo(words, takeBack));
  };

  return (
    <Panel as="section" aria-labelledby="featured-order">
      <Title id="featured-order">{t('projects.featuredTitle')}</Title>
      <Muted>{t('projects.featuredOrderHint')}</Muted>
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

/** In its place until it is known: nothing below it moves when it comes. */
const PanelSkeleton = () => (
  <Panel aria-hidden>
    <Skeleton $width="10rem" $height="1.15rem" />
    <Skeleton $width="14rem" $height="1.3125rem" />
    <List>
      {Array.from({ length: maxFeatured }, (_, place) => (
        <Row key={place}>
          <Skeleton $width="40%" />
        </Row>
      ))}
    </List>
  </Panel>
);

interface RowProps {
  project: Featured;
  at: number;
  total: number;
  onMove: (to: number) => void;
}

function FeaturedRow({ project: { id, title }, at, total, onMove }: RowProps) {
  const { t } = useTranslation();
  const { item, grip } = useSortableItem(id);
  return (
    <Row {...item}>
      <MoveButtons name={title} {...{ grip, at, total, onMove }} />
      <Name {...useAuthored()}>{title}</Name>
      {at >= maxFeatured && <Muted as="span">{t('projects.waits')}</Muted>}
    </Row>
  );
}
