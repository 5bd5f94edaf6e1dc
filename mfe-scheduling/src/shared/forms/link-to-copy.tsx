import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { useToast } from '@portfolio/ui/toast';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from '../../translator.ts';

interface Props {
  label: string;
  url: string;
  /** How long it is good, and that it is shown this once. */
  hint: string;
}

/** A registration link, and a button that copies it; the confirmation shows for 3 seconds (scheduling.md §9). */
export function LinkToCopy({ label, url, hint }: Props) {
  const { t } = useTranslation();
  const toast = useToast();

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast('success', t('links.copied'));
    } catch {
      // Browsers refuse it on plain http and without permission; the field can still be copied by hand.
      toast('danger', t('links.notCopied'));
    }
  };

  return (
    <Stack $gap={3}>
      <TextField label={label} hint={hint} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('links.copy')}
        </Button>
      </div>
    </Stack>
  );
}
