import { useAuthored } from '@portfolio/remote-kit/authored';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayOf } from '@portfolio/remote-kit/times';
import { Card } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Picture } from '@portfolio/ui/picture';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Clamped, Title, Muted } from '@portfolio/ui/text';
import { media, radius, space } from '@portfolio/ui/tokens';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeletableArea } from '../area.ts';
import { useEditing } from '../editing/use-editing.ts';
import { focusHeading } from '../editing/focus.ts';
import { Confirm } from '../screens.ts';
import { useTranslation } from '../translator.ts';

/** Thumbnail beside words; on phones one below the other. */
const Row = styled(Card)<{ $plain?: boolean }>`
  display: grid;
  gap: ${space(3)} ${space(5)};
  padding: ${space(4)};

  ${media.tablet} {
    grid-template-columns: ${({ $plain }) => ($plain ? '' : '9rem')} minmax(0, 1fr);
  }
`;

const Thumbnail = styled.div`
  overflow: clip;
  height: fit-content;
  border-radius: ${radius.control};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(1)};
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;

interface Props {
  item: { slug: string; title: string; updatedAt: string };
  /** Address of the thumbnail; a drawing stands for none. Left out where items have no pictures. */
  image?: { url: string } | null;
  description: string;
  /** Marks beside the title. */
  badges: ReactNode;
  /** Tags or the like. */
  children?: ReactNode;
  /** Switches with effect at once. */
  switches: ReactNode;
  /** Links and buttons, the one that destroys last. */
  actions: ReactNode;
}

/** An item as its administrator sees it. */
export function ItemCard({ item, image, description, badges, children, switches, actions }: Props) {
  const { t, language } = useTranslation();
  const authored = useAuthored();
  const date = dayOf(item.updatedAt, language);
  return (
    <Row as="article" $plain={image === undefined}>
      {image !== undefined && (
        <Thumbnail>
          <Picture src={image?.url} alt="" width={16} height={9} seed={item.slug} />
        </Thumbnail>
      )}
      <Stack $gap={2}>
        <Cluster $gap={2}>
          <Title $size="large" {...authored}>
            {item.title}
          </Title>
          {badges}
        </Cluster>
        <Clamped $lines={2} {...authored}>
          {description}
        </Clamped>
        {children}
        <Muted $size="tiny">{t('changed', { date })}</Muted>
        <Footer>
          <Switches>{switches}</Switches>
          <Cluster $gap={2}>{actions}</Cluster>
        </Footer>
      </Stack>
    </Row>
  );
}

/** The place of a card on its way, as high as one whose description takes a line and a half. */
export const ItemCardSkeleton = ({ plain }: { plain: boolean }) => (
  <Row $plain={plain}>
    {!plain && <Skeleton $height="5rem" />}
    <Stack $gap={2}>
      <Skeleton $width="40%" $height="1.5rem" />
      <SkeletonText lines={2} />
      {!plain && <Skeleton $width="30%" $height="1.5rem" />}
      <Skeleton $width="20%" $height="1.2rem" />
      <Footer>
        <Skeleton $width="40%" $height="2rem" />
      </Footer>
    </Stack>
  </Row>
);

interface DeleteButtonProps {
  area: DeletableArea;
  title: string;
  /** Its icon alone, in a row of a table. */
  compact?: boolean;
  /** May reject. */
  onDelete: () => Promise<unknown>;
}

/** core-site.md §4, Delete: Delete, then Confirm or Cancel. */
export function DeleteButton({ area, title, compact = false, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation();
  const { run } = useAction();
  const { place, close } = useEditing();

  const remove = async (): Promise<void> => {
    const ending = { done: t(`${area}.deleted`, { title }), failed: () => t(`${area}.deleteFailed`) };
    if (!(await run(onDelete, ending))) return;
    // What was saved last may be what is gone.
    if (place && 'saved' in place) close();
    focusHeading();
  };

  return (
    <Confirm
      size="small"
      icon={<Trash2 aria-hidden />}
      {...(compact && { label: `${t('delete.action')} ${title}` })}
      action={t('delete.action')}
      of={title}
      question={t(`${area}.deleteQuestion`, { title })}
      onConfirm={remove}
    />
  );
}

/** core-site.md §4, Publication: either Published or Draft. */
export function PublicationBadge({ published }: { published: boolean }) {
  const { t } = useTranslation();
  return <StatusBadge status={published ? 'published' : 'draft'}>{t(published ? 'published' : 'draft')}</StatusBadge>;
}
