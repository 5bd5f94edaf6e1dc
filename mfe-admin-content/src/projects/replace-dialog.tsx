import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Modal } from '@portfolio/ui/modal';
import { Spinner } from '@portfolio/ui/spinner';
import { Stack } from '@portfolio/ui/layout';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';
import { FeaturedNow } from './projects.graphql.ts';

interface Props {
  /** The project that is to come onto the home page. */
  title: string;
  onClose: () => void;
  /** Features it in the place of another one; never rejects. */
  onReplace: (id: string) => Promise<unknown>;
}

/** core-site.md §9: the home page shows three projects, so a fourth takes the place of one. */
export function ReplaceDialog({ title, onClose, onReplace }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(FeaturedNow, { fetchPolicy: 'network-only' });
  const featured = data?.projects.results.filter(({ isPublished }) => isPublished);
  const [chosen, setChosen] = useState<string>();
  const [saving, setSaving] = useState(false);
  const replaced = chosen ?? featured?.at(-1)?.id;

  const replace = async (): Promise<void> => {
    if (replaced === undefined) return;
    setSaving(true);
    await onReplace(replaced);
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={t('projects.replaceTitle')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={saving} disabled={replaced === undefined} onClick={() => void replace()}>
            {t('projects.replace')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{t('projects.replaceText', { title })}</p>
        {featured ? (
          <SelectField
            label={t('projects.replaces')}
            value={replaced}
            onChange={(event) => setChosen(event.target.value)}
          >
            {featured.map((project) => (
              <option key={project.id} value={project.id}>
                {project.title}
              </option>
            ))}
          </SelectField>
        ) : (
          <Spinner label={t('loading')} />
        )}
      </Stack>
    </Modal>
  );
}
