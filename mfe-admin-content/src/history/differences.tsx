import { Stack } from '@portfolio/ui/layout';
import { color, font, fontSize, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { styled } from 'styled-components';
import type { ComparedRevisionFragment, RevisedKind } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { useSectionName } from '../use-section-name.ts';
import { lineChanges } from './line-changes.ts';

const Lines = styled.div`
  max-height: 20rem;
  margin-top: ${space(1)};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-family: ${font.code};
  font-size: ${fontSize.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A mark as well as a colour says what is gone and what is new. */
const Line = styled.div<{ $kind: 'added' | 'removed' | 'same' }>`
  padding: ${space(0.5)} ${space(2)} ${space(0.5)} ${space(6)};
  border-left: 3px solid
    ${({ $kind }) => ($kind === 'same' ? 'transparent' : color[$kind === 'added' ? 'success' : 'danger'])};
  color: ${({ $kind }) => ($kind === 'same' ? color.muted : color.text)};
  text-indent: -${space(4)};

  &::before {
    content: '${({ $kind }) => ({ added: '+ ', removed: '− ', same: '  ' })[$kind]}' / '';
  }
`;

const LeftOut = styled.div`
  padding: ${space(1)} ${space(2)};
  border-block: 1px dashed ${color.border};
  color: ${color.muted};
  font-family: ${font.text};
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(1)};

  & > img {
    height: 4rem;
    border-radius: ${radius.control};
  }
`;

interface Props {
  /** The one that can be taken back. */
  former: ComparedRevisionFragment;
  other: ComparedRevisionFragment;
  /** Names descriptions as its form does. */
  kind: RevisedKind;
}

/** The fields in which two revisions differ, line by line: what taking the former one back removes from the other, and adds to it. */
export function Differences({ former, other, kind }: Props) {
  const { t, nameOf, sayOf } = useFieldWords(kind);
  const textOf = ({ fields }: ComparedRevisionFragment, name: string) =>
    sayOf(name, fields.find((field) => field.name === name)?.text ?? '');
  // A revision has the fields that there were when it was saved.
  const known = new Set([...former.fields, ...other.fields].map(({ name }) => name));
  const names = [...known].filter((name) => textOf(former, name) !== textOf(other, name));
  const pictures = (of: ComparedRevisionFragment) => of.images.map(({ id }) => id).join();
  const arePicturesOther = pictures(former) !== pictures(other);
  if (names.length === 0 && !arePicturesOther) return <p>{t('history.same')}</p>;

  return (
    <Stack $gap={4}>
      {names.map((name) => (
        <section key={name} aria-label={nameOf(name)}>
          <h3>{nameOf(name)}</h3>
          <TextDifference before={textOf(other, name)} after={textOf(former, name)} />
        </section>
      ))}
      {arePicturesOther &&
        (
          [
            ['history.pictures', former],
            ['history.otherPictures', other],
          ] as const
        ).map(([label, { images }]) => (
          <section key={label}>
            <h3>{t(label)}</h3>
            {images.length === 0 && <p>{t('history.none')}</p>}
            <Pictures>
              {images.map(({ id, url, alt }, place) => (
                <img key={`${id}${place}`} src={url} alt={alt} />
              ))}
            </Pictures>
          </section>
        ))}
    </Stack>
  );
}

function TextDifference({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  return (
    <Lines tabIndex={0} role="group" aria-label={t('history.lines')}>
      {lineChanges(before, after).map((change, place) =>
        change.kind === 'left-out' ? (
          <LeftOut key={place}>{t('history.unchanged', { count: change.count })}</LeftOut>
        ) : (
          change.lines.map((line, at) => (
            <Line key={`${place}.${at}`} $kind={change.kind}>
              {change.kind !== 'same' && at === 0 && <VisuallyHidden>{t(`history.${change.kind}`)}: </VisuallyHidden>}
              {line || '\u00a0'}
            </Line>
          ))
        ),
      )}
    </Lines>
  );
}

/** Fields and their values in the words of the forms. */
function useFieldWords(kind: RevisedKind) {
  const { t } = useTranslation();
  const { typeName } = useSectionName();
  const labels: Record<string, string> = {
    title: t('fields.title'),
    translations: t('translations.title'),
    slug: t('fields.slug'),
    is_published: t('published'),
    description: t(kind === 'PAGE' ? 'fields.pageDescription' : 'fields.description'),
    long_description: t('fields.longDescription'),
    technologies: t('fields.technologies'),
    github_url: t('fields.githubUrl'),
    live_url: t('fields.liveUrl'),
    images: t('fields.images'),
    sections: t('sections.title'),
    content: t(kind === 'PAGE' ? 'sections.content' : 'fields.content'),
    subtitle: t('sections.subtitle'),
    problem: t('sections.caseStudy.problem'),
    decision: t('sections.caseStudy.decision'),
    result: t('sections.caseStudy.result'),
    failure: t('sections.caseStudy.failure'),
    background_color: t('sections.background'),
    button_text: t('sections.buttonText'),
    button_url: t('sections.buttonUrl'),
    image: t('sections.image'),
    image_position: t('sections.imagePosition'),
    section_type: t('sections.type'),
  };
  const nameOf = (name: string) => labels[name] ?? name;
  /** A section begins with its number and kind, and goes on with its fields. */
  const sayLine = (line: string): string =>
    line
      .replace(/^(\w+)(?=: )/, nameOf)
      .replace(/^(\d+\. )(\w+)$/, (_, number: string, type: string) => number + typeName(type));
  return {
    t,
    nameOf,
    sayOf: (name: string, text: string): string => {
      if (name === 'is_published') return text && t(text === 'true' ? 'yes' : 'no');
      return name === 'sections' ? text.split('\n').map(sayLine).join('\n') : text;
    },
  };
}
