import { useAction } from '@portfolio/remote-kit/screens';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DeletableArea } from '../area.ts';
import { focusHeading } from '../editing/focus-heading.ts';
import { useEditing } from '../editing/use-editing.ts';
import { Confirm } from '../screens.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  area: DeletableArea;
  title: string;
  /** Its icon alone, in a row of a table. */
  compact?: boolean;
  /** May reject. */
  onDelete: () => Promise<unknown>;
}

/** core-site.md §4, Delete: Delete, then Confirm or Cancel. */
export function DeleteButton({ area, title, compact = false, onDelete }: Props) {
  const { t } = useTranslation();
  const { run } = useAction();
  const { place, close } = useEditing();

  const remove = async (): Promise<void> => {
    const ending = { done: t(`${area}.deleted`, { title }), failed: () => t(`${area}.deleteFailed`) };
    if (!(await run(onDelete, ending))) return;
    // What was saved last may be what is gone.
    if (place && 'saved' in place) close();
    focusHeading();
  };

  return (
    <Confirm
      size="small"
      icon={<Trash2 aria-hidden />}
      {...(compact && { label: `${t('delete.action')} ${title}` })}
      action={t('delete.action')}
      of={title}
      question={t(`${area}.deleteQuestion`, { title })}
      onConfirm={remove}
    />
  );
}
