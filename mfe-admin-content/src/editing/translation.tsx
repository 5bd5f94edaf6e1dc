import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import type { Language } from '@portfolio/remote-kit/manifest';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import type { RevisedKind } from '../generated/graphql.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { TranslationForm } from './translation-form.tsx';
import { Translations } from '../translations/translations.graphql.ts';

interface Props {
  kind: RevisedKind;
  id: string;
  language: Language;
}

/** An item in another language, to be edited. */
export function Translation({ kind, id, language }: Props) {
  const { t } = useTranslation();
  const result = useQuery(Translations, { variables: { kind, id }, fetchPolicy: 'no-cache' });
  const { failure, retry, retrying } = useRetry(result);
  const translation = result.data?.translations.find((one) => one.language === language);
  if (failure) return <LoadError title={t('translations.failed')} retry={retry} retrying={retrying} />;
  if (!translation) return <FormSkeleton label={t('loading')} />;
  return <TranslationForm key={language} {...{ kind, id, language, translation }} />;
}
