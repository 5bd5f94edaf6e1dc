import { arrayMove } from '@dnd-kit/sortable';
import { useMutation } from '@apollo/client/react';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Chip } from '@portfolio/ui/chip';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Title } from '@portfolio/ui/text';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { space, color } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import Pencil from 'lucide-react/icons/pencil';
import { Fragment, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useFocusBack } from '../editing/focus.ts';
import type { PageOfSectionsFragment as PageOfSections, PageOfSectionsFragment } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/item-card.tsx';
import { SortableList, useSortableItem, MoveButtons, useInTurn } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import type { Editing } from './section-form.tsx';
import { RemoveSection, ReorderSections } from './sections.graphql.ts';
import { useSectionName } from '../use-section-name.ts';

interface Props {
  page: PageOfSections;
  editing: Editing | undefined;
  form: (editing: Editing) => ReactNode;
  onEdit: (editing: Editing) => void;
  /** The page as it is shown. */
  onPage: (page: PageOfSections) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageOfSections) => void;
  reload: () => void;
}

/** The sections in order, which drag, keyboard and buttons change in one call (core-site.md §7, reorder_sections). */
export function SectionList({ page, editing, form, onEdit, onPage, onChanged, reload }: Props) {
  const { t } = useTranslation();
  const [removeSection] = useMutation(RemoveSection);
  const toast = useToast();
  const { nameOf } = useSectionName();
  const { sections, revision } = page;
  const failed = (error: unknown, message: string): void => {
    const newer = refusalOf(error).kind === 'conflict';
    toast('danger', newer ? t('sections.changedByOthers') : message);
    if (newer) reload();
  };

  const reorder = useReorder({
    page,
    onPage,
    onChanged,
    onFailed: (error) => failed(error, t('sections.reorderFailed')),
  });
  const move = (from: number, to: number): Promise<void> => {
    const words = t('sorting.moved', { name: nameOf(sections[from]!), position: to + 1, total: sections.length });
    return reorder(arrayMove(sections, from, to), words);
  };

  const remove = async (sectionId: string): Promise<void> => {
    try {
      const { data } = await removeSection({ variables: { pageId: page.id, sectionId, revision } });
      if (data) onChanged(data.item);
    } catch (error) {
      if (refusalOf(error).kind === 'conflict') reload();
      throw error;
    }
  };

  const items = sections.map((section) => ({ id: section.id, name: nameOf(section) }));
  return (
    <SortableList items={items} onMove={(from, to) => void move(from, to)}>
      <Stack as="ol" $gap={2} aria-label={t('sections.title')}>
        {sections.map((section, at) => (
          <Fragment key={section.id}>
            {editing?.insertAt === at && <li>{form(editing)}</li>}
            <SectionRow
              section={section}
              at={at}
              total={sections.length}
              locked={editing !== undefined}
              onEdit={() => onEdit({ sectionId: section.id })}
              onInsert={() => onEdit({ insertAt: at })}
              onRemove={() => remove(section.id)}
              onMove={(to) => void move(at, to)}
            >
              {editing?.sectionId === section.id ? form(editing) : undefined}
            </SectionRow>
          </Fragment>
        ))}
        {editing?.insertAt === sections.length && <li>{form(editing)}</li>}
      </Stack>
    </SortableList>
  );
}

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

/** The form, on the ground of all forms. */
const Content = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
  background: ${color.bg};
`;

interface SectionRowProps {
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
function SectionRow({ section, at, total, locked, onEdit, onInsert, onRemove, onMove, children }: SectionRowProps) {
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

interface Options {
  page: PageOfSections;
  /** The page as it is shown. */
  onPage: (page: PageOfSections) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageOfSections) => void;
  onFailed: (error: unknown) => void;
}

type Sections = PageOfSections['sections'];

interface Wanted {
  order: string[];
  /** Called once it is saved. */
  done: () => void;
}

/**
 * Shows a new order at once, saves it and says so, with Undo (core-site.md §7, reorder_sections). Orders are saved one after the other, each
 * on top of the revision that the last one made: whoever presses a button twice is not taken for a second editor.
 */
function useReorder({ page, onPage, onChanged, onFailed }: Options) {
  const [reorder] = useMutation(ReorderSections);
  const offerUndo = useUndo();
  /** What the last order made: known here before it is drawn, and a key may be pressed in between. */
  const made = useRef(page);
  const newest = (): PageOfSections =>
    made.current.id === page.id && made.current.revision > page.revision ? made.current : page;

  const save = useInTurn(async ({ order, done }: Wanted) => {
    const before = newest();
    const variables = { pageId: page.id, sectionsOrder: order, revision: before.revision };
    const { data } = await reorder({ variables });
    made.current = data?.item ?? before;
    done();
  });

  const put = async (sections: Sections, done: () => void): Promise<void> => {
    onPage({ ...newest(), sections });
    try {
      if (await save({ order: sections.map(({ id }) => id), done })) onChanged(newest());
    } catch (error) {
      onPage(newest());
      throw error;
    }
  };

  const failed = (error: unknown): false => {
    onFailed(error);
    return false;
  };

  return async (sections: Sections, words: string): Promise<void> => {
    const before = page.sections;
    try {
      await put(sections, () => offerUndo(words, () => put(before, () => {}).catch(failed)));
    } catch (error) {
      failed(error);
    }
  };
}
