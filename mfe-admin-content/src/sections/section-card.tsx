import { useSortable } from '@dnd-kit/sortable';
import { PageSection } from '@portfolio/page-sections';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Chip } from '@portfolio/ui/chip';
import { Cluster } from '@portfolio/ui/layout';
import { IconButton } from '@portfolio/ui/icon-button';
import { color, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusBack } from '../editing/use-focus-back.ts';
import type { PageOfSectionsFragment } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { useTranslation } from '../translator.ts';
import { useSectionName } from './use-section-name.ts';

/** Not `$flush`: what is cut off cannot hold the form's buttons in sight. */
const Row = styled(Card)`
  padding: 0;
`;

const Bar = styled(Cluster)`
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.border};
`;

/** The form, on the ground of all forms. */
const Content = styled.div`
  padding: ${space(4)};
  background: ${color.bg};
`;

interface Props {
  section: PageOfSectionsFragment['sections'][number];
  /** A form is open, here or elsewhere: nothing else can be done, so that it neither closes nor falls behind. */
  locked: boolean;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
  /** Undefined at the ends, where the button stays: it may have the focus. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Its form, in the place of the preview. */
  children: ReactNode;
}

/** A section as the public page shows it, below what can be done with it. */
export function SectionCard({ section, locked, onEdit, onRemove, onUp, onDown, children }: Props) {
  const { t } = useTranslation();
  const { typeName, nameOf } = useSectionName();
  const name = nameOf(section);
  const edit = useFocusBack(Boolean(children));
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: section.id,
  });
  const place = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
  return (
    <Row as="li" ref={setNodeRef} style={place}>
      <Bar $justify="space-between">
        <Cluster $gap={2}>
          {!locked && (
            <>
              <IconButton
                {...attributes}
                {...listeners}
                ref={setActivatorNodeRef}
                size="small"
                icon={<GripVertical aria-hidden />}
                label={t('sections.drag', { name })}
                style={{ touchAction: 'none', cursor: 'grab' }}
              />
              <IconButton
                size="small"
                icon={<ArrowUp aria-hidden />}
                label={t('sections.up', { name })}
                aria-disabled={!onUp}
                onClick={onUp}
              />
              <IconButton
                size="small"
                icon={<ArrowDown aria-hidden />}
                label={t('sections.down', { name })}
                aria-disabled={!onDown}
                onClick={onDown}
              />
            </>
          )}
          <Chip>{typeName(section.sectionType)}</Chip>
        </Cluster>
        {!locked && (
          <Cluster $gap={2}>
            <Button ref={edit} size="small" icon={<Pencil aria-hidden />} onClick={onEdit}>
              {t('edit')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <DeleteButton area="sections" title={name} onDelete={onRemove} />
          </Cluster>
        )}
      </Bar>
      {children ? <Content>{children}</Content> : <PageSection section={section} />}
    </Row>
  );
}
