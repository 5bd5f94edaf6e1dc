import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { ItemCard, DeleteButton } from './item-card.tsx';
import { SwitchInPlace } from './switch-in-place.tsx';
import { useEditing } from '../editing/use-editing.ts';

type Area = 'projects' | 'demos' | 'posts';

interface Props extends Omit<ComponentProps<typeof ItemCard>, 'switches' | 'actions'> {
  area: Area;
  item: ComponentProps<typeof ItemCard>['item'] & { id: string; isPublished: boolean };
  /** Its public address, where administrators see drafts too. */
  to: string;
  publish: (on: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** The fields of the graph that show it: they are asked for again after a change. */
  shownBy: readonly string[];
  /** Beside whether it is published. */
  switches?: ReactNode;
}

/** The card of what is published or a draft: switched, looked at, edited and deleted in its place. */
export function PublishedCard({ area, item, to, publish, remove, shownBy, switches, ...card }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const { id, title, isPublished } = item;
  const publishIt = async (on: boolean): Promise<void> => {
    await publish(on);
    void refresh(...shownBy);
  };
  const removeIt = async (): Promise<void> => {
    await remove();
    await refresh(...shownBy);
  };
  return (
    <ItemCard
      {...card}
      item={item}
      switches={
        <>
          <SwitchInPlace
            label={t('publishedSwitch')}
            of={title}
            on={isPublished}
            onChange={publishIt}
            failed={t(`${area}.saveFailed`)}
          />
          {switches}
        </>
      }
      actions={
        <>
          <ItemLinks id={id} title={title} published={isPublished} to={to} />
          <DeleteButton area={area} title={title} onDelete={removeIt} />
        </>
      }
    />
  );
}

interface ItemLinksProps {
  id: string;
  title: string;
  published: boolean;
  /** Its public address, where administrators see drafts too. */
  to: string;
}

/** The way to an item's public screen and to its form. */
function ItemLinks({ id, title, published, to }: ItemLinksProps) {
  const { t } = useTranslation();
  const { edit } = useEditing();
  return (
    <>
      <LinkButton as={Link} to={to} size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
        {t(published ? 'view' : 'preview')} <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
      <Button size="small" icon={<Pencil aria-hidden />} onClick={() => edit(id)}>
        {t('edit')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </>
  );
}
