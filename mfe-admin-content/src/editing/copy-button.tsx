import { useMutation } from '@apollo/client/react';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
import CopyPlus from 'lucide-react/icons/copy-plus';
import type { RevisedKind } from '../generated/graphql.ts';
import { CopyItem } from '../history/history.graphql.ts';
import { useTranslation } from '../translator.ts';
import { useEditing } from './use-editing.ts';

interface Props {
  kind: RevisedKind;
  id: string;
  /** The fields of the graph that list such items. */
  shownBy: readonly string[];
}

/** Makes a draft of what is saved, and opens it. */
export function CopyButton({ kind, id, shownBy }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const { edit } = useEditing();
  const [copy, { loading }] = useMutation(CopyItem);
  const make = async (): Promise<void> => {
    try {
      const { data } = await copy({ variables: { kind, id } });
      if (!data) return;
      void refresh(...shownBy);
      toast('success', t('copied', { title: data.copy.title }));
      edit(data.copy.id);
    } catch {
      toast('danger', t('copyFailed'));
    }
  };
  return (
    <Button icon={<CopyPlus aria-hidden />} loading={loading} onClick={() => void make()}>
      {t('copy')}
    </Button>
  );
}
