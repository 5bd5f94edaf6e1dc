import { type Section, type SectionImage, SectionPreview, SectionWords } from '@portfolio/page-sections';
import { useLanguage } from '@portfolio/remote-kit';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ItemForm, Stage, useDevice } from '../forms/item-form.tsx';
import { FormAndPreview, LivePreview, wide } from '../forms/live-preview.ts';
import { nameOfFile, useItemForm } from '../forms/use-item-form.tsx';
import { useObjectUrls } from '../forms/use-object-urls.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CardsField } from './cards-field.tsx';
import { SectionFields, caseStudyParts } from './section-fields.tsx';
import {
  sectionForm,
  sectionValues,
  sectionVariables,
  type SectionValues,
  type SectionFile,
} from './section-values.ts';
import { AddSection, SectionsOfPage, UpdateSection } from './sections.graphql.ts';

const Title = styled.h2`
  font-size: ${fontSize.title};

  ${wide} {
    grid-column: 1 / -1;
  }
`;

/** Types whose layout is made of cards. */
const withCards = new Set(['cards', 'case_study']);

interface Props {
  page: PageOfSections;
  /** Undefined for a new section. */
  sectionId: string | undefined;
  /** The place of a new one, from 0. */
  position: number | undefined;
  onSaved: (page: PageOfSections, stays: boolean) => void;
  onClose: () => void;
}

/** Adds or edits a section; the preview beside the fields is the very component of the public page. */
export function SectionForm({ page, sectionId, position, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []); // the button that opened the form is gone
  const urlOf = useObjectUrls();
  const { lang } = useAuthored();
  const state = useItemForm<SectionValues, PageOfSections>({
    area: 'sections',
    draft: `sections/${page.id}/${sectionId ?? 'new'}`,
    query: SectionsOfPage,
    // A new section takes nothing away from what others saved.
    item: sectionId === undefined ? undefined : page,
    schema: sectionForm,
    fields: [
      { name: 'sectionType', label: t('sections.type') },
      { name: 'backgroundColor', label: t('sections.background') },
      { name: 'title', label: t('fields.title') },
      { name: 'subtitle', label: t('sections.subtitle') },
      { name: 'content', label: t('sections.content') },
      ...caseStudyParts.map((part) => ({
        name: part,
        label: t(`sections.caseStudy.${part}`),
      })),
      { name: 'buttonText', label: t('sections.buttonText') },
      { name: 'buttonUrl', label: t('sections.buttonUrl') },
      { name: 'image', label: t('sections.image') },
      { name: 'imageAlt', label: t('images.alt') },
      { name: 'imagePosition', label: t('sections.imagePosition') },
      {
        name: 'cards',
        label: t('sections.cards'),
        show: ({ cards }) =>
          cards
            .map((card) =>
              [card.title, card.content, card.buttonText, card.buttonUrl, nameOfFile(card.image), card.imageAlt].join(
                '\n',
              ),
            )
            .join('\n\n'),
      },
    ],
    valuesOf: (version) => sectionValues(version, sectionId),
    send(save, values, base) {
      const { input, files } = sectionVariables(values);
      if (!base || sectionId === undefined) {
        return save(AddSection, { pageId: page.id, input: { ...input, position }, files });
      }
      const over = { ...input, revision: base.revision };
      return save(UpdateSection, { pageId: page.id, sectionId, input: over, files });
    },
    onSaved,
  });
  const { choice, stage } = useDevice();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
  const values = useWatch({ control: state.form.control }) as SectionValues;

  return (
    <FormAndPreview>
      <Title ref={title} tabIndex={-1}>
        {t(sectionId === undefined ? 'sections.newTitle' : 'sections.editTitle')}
      </Title>
      <LivePreview as="section" $flush $zoom={0.45} aria-label={t('sections.preview')}>
        {choice}
        <Stage data-stage={stage} lang={lang}>
          <NamedPreview section={previewOf(values, urlOf)} />
        </Stage>
      </LivePreview>
      <ItemForm area="sections" state={state} onCancel={onClose}>
        <SectionFields form={state.form} />
        {(withCards.has(values.sectionType) || values.cards.length > 0) && (
          <CardsField
            form={state.form}
            error={state.form.error('cards')}
            figures={values.sectionType === 'case_study'}
          />
        )}
      </ItemForm>
    </FormAndPreview>
  );
}

/** A section as it stands in its form. `urlOf` gives files that are not uploaded yet an address. */
function previewOf(values: SectionValues, urlOf: (file: File) => string): Section {
  const chosen = ({ file, set, removed }: SectionFile): SectionImage | null => {
    if (file) return { url: urlOf(file), width: 16, height: 9, avifSrcset: '', webpSrcset: '' };
    return removed ? null : set;
  };
  return {
    ...values,
    image: chosen(values.image),
    cards: values.cards.map((card) => ({ ...card, image: chosen(card.image) })),
  };
}

/** A section as the public page shows it, its parts named in the language of the screen. */
export function NamedPreview({ section }: { section: Section }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lang } = useAuthored();
  return (
    <SectionWords
      value={{
        problem: t('sections.caseStudy.problem'),
        decision: t('sections.caseStudy.decision'),
        result: t('sections.caseStudy.result'),
        failure: t('sections.caseStudy.failure'),
        lang: lang && language,
      }}
    >
      <SectionPreview section={section} />
    </SectionWords>
  );
}

/** The list, with the page beside it where there is room. */
export const Columns = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};

  ${wide} {
    grid-template-columns: ${({ $beside }) => ($beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)')};
    align-items: start;

    & > :nth-child(2) {
      position: sticky;
      top: calc(var(--sticky-top) + ${space(4)});
    }
  }
`;

/** What a form is open for: a section, or a new one at a place, from 0. */
export type Editing = { sectionId: string; insertAt?: undefined } | { sectionId?: undefined; insertAt: number };

/** As the address has it: `section-4`, `new-2`. */
export const nameOf = ({ sectionId, insertAt }: Editing): string =>
  sectionId === undefined ? `new-${insertAt}` : `section-${sectionId}`;

/** What a name means on a page with these sections; undefined where there is none of the kind. */
export function editingNamed(name: string | undefined, sections: readonly { id: string }[]): Editing | undefined {
  const [, kind, number = ''] = /^(section|new)-(\d+)$/.exec(name ?? '') ?? [];
  if (kind === 'section') return sections.some(({ id }) => id === number) ? { sectionId: number } : undefined;
  // Others may have taken some away.
  return kind === undefined ? undefined : { insertAt: Math.min(Number(number), sections.length) };
}
