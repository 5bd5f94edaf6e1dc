import { originalLanguage, translationLanguages } from '@portfolio/contracts/content';
import { useRetry } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { languageNames, type Language } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, TextareaField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TranslationSource, Translations } from './translation-source.ts';
import { useEditing } from './use-editing.ts';
import type { ItemTranslationFragment } from '../generated/graphql.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { looks } from '../translations/progress.tsx';
import { usePlaceName } from '../translations/use-place-name.ts';

/** Original and translation side by side; on phones one below the other. */
const Pair = styled.div`
  display: grid;
  gap: ${space(2)} ${space(6)};
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${color.border};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Original = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  font-size: ${fontSize.small};

  & > blockquote {
    max-height: 60vh;
    overflow: auto;
    white-space: pre-line;
  }
`;

const Translated = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};

  & > :first-child {
    width: 100%;
  }
`;

type Text = ItemTranslationFragment['texts'][number];
type Values = Record<string, string | boolean>;

/** A place as a field's name, in which dots would mean parts. */
const fieldOf = ({ name }: Text): string => name.replaceAll('.', '_');

/** Ticked where the translation still says what is written by now. */
const keptOf = (text: Text): string => `still_${fieldOf(text)}`;

const valuesOf = ({ texts }: ItemTranslationFragment): Values => ({
  ...Object.fromEntries(texts.map((text) => [fieldOf(text), text.text])),
  ...Object.fromEntries(texts.filter(({ state }) => state === 'OUTDATED').map((text) => [keptOf(text), false])),
});

interface Props {
  language: Language;
  source: TranslationSource;
}

const inLanguage = (translations: Translations, language: Language) =>
  translations?.find((one) => one.language === language);

/** Something in another language, to be edited. */
export function TranslationEditor({ language, source }: Props) {
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(source.result);
  const translation = inLanguage(source.result.data?.translations, language);
  if (translation) return <TranslationForm key={language} {...{ language, source, translation }} />;
  if (failure) return <LoadError title={t('translations.failed')} retry={retry} retrying={retrying} />;
  return <FormSkeleton label={t('loading')} />;
}

/**
 * Every text beside its original: what was changed, or is said to be right still, is saved.
 * @param translation as the editor began from it
 */
function TranslationForm({ language, source, translation }: Props & { translation: ItemTranslationFragment }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const placeName = usePlaceName();
  const { close } = useEditing();
  const [present, setPresent] = useState(translation);
  /** What the next save takes for granted. */
  const revision = useRef(translation.revision);

  const form = useForm<Values, ItemTranslationFragment>({
    draft: `translation/${source.name}/${language}`,
    values: valuesOf(translation),
    async send(_, values, once, began) {
      const changed = present.texts.filter(
        (text) => values[fieldOf(text)] !== began[fieldOf(text)] || values[keptOf(text)] === true,
      );
      const texts = changed.map((text) => ({ name: text.name, text: String(values[fieldOf(text)]) }));
      const saved = await source.save(language, { texts, revision: revision.current }, once);
      if (!saved) throw new Error('The server answered without the translation.');
      return saved;
    },
    async latest() {
      const now = inLanguage(await source.latest(), language);
      if (!now) return undefined;
      revision.current = now.revision;
      setPresent(now);
      return { values: valuesOf(now) };
    },
    inWords: Object.fromEntries(
      present.texts.map((text) => [fieldOf(text), { label: placeName(text.name), say: String }]),
    ),
    valuesOf,
    onSaved(saved) {
      revision.current = saved.revision;
      setPresent(saved);
      toast('success', t('translations.saved'));
      void refresh(...source.shownBy);
    },
    failed: t('translations.saveFailed'),
  });

  return (
    <Form {...form.props} errorsTitle={t('translations.notSaved')}>
      {present.texts.map((text) => (
        <Pair key={text.name}>
          <Original>
            <Muted>{t('translations.original', { language: languageNames[originalLanguage] })}</Muted>
            <blockquote lang={originalLanguage} dir="auto">
              {text.original}
            </blockquote>
            {text.former !== null && (
              <>
                <Muted>{t('translations.former')}</Muted>
                <blockquote lang={originalLanguage} dir="auto">
                  <del>{text.former}</del>
                </blockquote>
              </>
            )}
          </Original>
          <Translated>
            <TextareaField
              label={placeName(text.name)}
              lang={language}
              dir="auto"
              rows={text.original.length > 80 || text.original.includes('\n') ? 4 : 1}
              {...form.field(fieldOf(text))}
            />
            <StatusBadge status={looks[text.state]}>{t(`translations.states.${text.state}`)}</StatusBadge>
            {text.state === 'OUTDATED' && (
              <CheckboxField label={t('translations.still')} {...form.field(keptOf(text))} />
            )}
          </Translated>
        </Pair>
      ))}
      <FormActions>
        <Button variant="ghost" onClick={() => form.leave(() => close())}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={form.saving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Apart from the form below. */
const Place = styled.nav`
  margin-bottom: ${space(5)};
`;

/** In which language an item is edited. Links, so that leaving a form by them asks about unsaved changes. */
export function LanguageSwitch({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { editIn } = useEditing();
  return (
    <Place aria-label={t('translations.switch')}>
      <Cluster $gap={2}>
        {[originalLanguage, ...translationLanguages].map((one) => (
          <LinkButton
            key={one}
            as={Link}
            to={{ search: editIn(one === originalLanguage ? undefined : one) }}
            replace
            size="small"
            variant={one === language ? 'secondary' : 'ghost'}
            aria-current={one === language ? 'true' : undefined}
          >
            {one === originalLanguage
              ? t('translations.original', { language: languageNames[one] })
              : languageNames[one]}
          </LinkButton>
        ))}
      </Cluster>
    </Place>
  );
}
