import { useApolloClient, useMutation } from '@apollo/client/react';
import { originalLanguage } from '@portfolio/contracts/content';
import { useForm } from '@portfolio/remote-kit/forms';
import { languageNames, type Language } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, TextareaField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEditing } from './use-editing.ts';
import { shownBy } from './use-drafting.ts';
import type { ItemTranslationFragment, RevisedKind } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { looks } from '../translations/progress.tsx';
import { Translate, Translations } from '../translations/translations.graphql.ts';
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
    margin: 0;
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
  kind: RevisedKind;
  id: string;
  language: Language;
  /** As the editor began from it. */
  translation: ItemTranslationFragment;
}

/** Every text of an item beside its original: what was changed, or is said to be right still, is saved. */
export function TranslationForm({ kind, id, language, translation }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useApolloClient();
  const refresh = useRefresh();
  const placeName = usePlaceName();
  const { close } = useEditing();
  const [translate] = useMutation(Translate);
  const [present, setPresent] = useState(translation);
  /** What the next save takes for granted. */
  const revision = useRef(translation.revision);

  const form = useForm<Values, ItemTranslationFragment>({
    draft: `translation/${kind}/${id}/${language}`,
    values: valuesOf(translation),
    async send(_, values, once, began) {
      const changed = present.texts.filter(
        (text) => values[fieldOf(text)] !== began[fieldOf(text)] || values[keptOf(text)] === true,
      );
      const texts = changed.map((text) => ({ name: text.name, text: String(values[fieldOf(text)]) }));
      const input = { texts, revision: revision.current };
      const { data } = await translate({ variables: { kind, id, language, input }, context: once });
      if (!data) throw new Error('The server answered without the translation.');
      return data.translate;
    },
    async latest() {
      const { data } = await client.query({ query: Translations, variables: { kind, id }, fetchPolicy: 'no-cache' });
      const now = data?.translations.find((one) => one.language === language);
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
      void refresh(...shownBy[kind], 'contentProgress');
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
