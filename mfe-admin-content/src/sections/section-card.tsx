import { PageSection } from '@portfolio/page-sections';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Chip } from '@portfolio/ui/chip';
import { Cluster } from '@portfolio/ui/layout';
import { color, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusBack } from '../editing/use-focus-back.ts';
import type { PageOfSectionsFragment } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useSortableItem } from '../sorting/use-sortable-item.ts';
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
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
  /** Its form, in the place of the preview. */
  children: ReactNode;
}

/** A section as the public page shows it, below what can be done with it. */
export function SectionCard({ section, at, total, locked, onEdit, onRemove, onMove, children }: Props) {
  const { t } = useTranslation();
  const { typeName, nameOf } = useSectionName();
  const name = nameOf(section);
  const edit = useFocusBack(Boolean(children));
  const { item, grip } = useSortableItem(section.id);
  return (
    <Row as="li" {...item}>
      <Bar $justify="space-between">
        <Cluster $gap={2}>
          {!locked && <MoveButtons {...{ name, grip, at, total, onMove }} />}
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
