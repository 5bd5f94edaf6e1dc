import { useAuthored } from '@portfolio/remote-kit/authored';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Chip } from '@portfolio/ui/chip';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusBack } from '../editing/use-focus-back.ts';
import type { PageOfSectionsFragment } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useSortableItem } from '../sorting/use-sortable-item.ts';
import { useTranslation } from '../translator.ts';
import { useSectionName } from '../use-section-name.ts';

/** Not `$flush`: what is cut off cannot hold the form's buttons in sight. */
const Row = styled(Card)`
  padding: 0;
`;

/** While a form is open its name stands in line with the fields. */
const Bar = styled(Cluster)<{ $locked: boolean }>`
  padding: ${space(1.5)} ${({ $locked }) => space($locked ? 4 : 2)};
`;

/** Its kind stands below its name, so that rows with long names are like the others. */
const Named = styled.div`
  display: grid;
  flex: 1 1 8rem;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize.body};
  overflow-wrap: anywhere;
`;

/** The form, on the ground of all forms. */
const Content = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
  background: ${color.bg};
`;

interface Props {
  section: PageOfSectionsFragment['sections'][number];
  /** A form is open, here or elsewhere: nothing else can be done, so that it neither closes nor falls behind. */
  locked: boolean;
  onEdit: () => void;
  /** Begins a new section before this one. */
  onInsert: () => void;
  onRemove: () => Promise<unknown>;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
  /** Its form, below its name. */
  children: ReactNode;
}

/** A section by its name, with what can be done with it. */
export function SectionRow({ section, at, total, locked, onEdit, onInsert, onRemove, onMove, children }: Props) {
  const { t } = useTranslation();
  const { typeName, nameOf } = useSectionName();
  const name = nameOf(section);
  const { dir, lang } = useAuthored();
  const edit = useFocusBack(Boolean(children));
  const { item, grip } = useSortableItem(section.id);
  return (
    <Row as="li" {...item}>
      <Bar $gap={2} $locked={locked}>
        {!locked && (
          <Cluster $gap={0}>
            <MoveButtons {...{ name, grip, at, total, onMove }} />
          </Cluster>
        )}
        <Named>
          <Title dir={dir} lang={section.title ? lang : undefined}>
            {name}
          </Title>
          <Chip>{typeName(section.sectionType)}</Chip>
        </Named>
        {!locked && (
          <Cluster $gap={1}>
            <IconButton
              size="small"
              icon={<BetweenHorizontalStart aria-hidden />}
              label={t('sections.insertBefore', { name })}
              onClick={onInsert}
            />
            <Button ref={edit} size="small" icon={<Pencil aria-hidden />} onClick={onEdit}>
              {t('edit')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <DeleteButton area="sections" title={name} onDelete={onRemove} />
          </Cluster>
        )}
      </Bar>
      {children && <Content>{children}</Content>}
    </Row>
  );
}
